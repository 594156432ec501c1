import './ui/fonts.css';
import './ui/tokens.css';
import './ui/ui.css';
import './ui/controls.css';
import './ui/cards.css';
import './ui/loot.css';
import { createRoot } from 'react-dom/client';
import { startSettings } from './settings.ts';
import { App } from './shell/App.tsx';
import { Fault } from './shell/Lone.tsx';

startSettings();
const place = document.getElementById('root');
if (!place) throw new Error('index.html has no #root');
const root = createRoot(place, {
  onUncaughtError(problem) {
    console.error(problem);
    queueMicrotask(() => root.render(<Fault />)); // React has taken the broken page down by then
  },
});
root.render(<App />);
