import './ui/fonts.css';
import './ui/tokens.css';
import './ui/ui.css';
import { createRoot } from 'react-dom/client';
import { startSettings } from './settings.ts';
import { App } from './shell/App.tsx';

startSettings();
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(<App />);
