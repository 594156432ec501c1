import './ui/fonts.css';
import './ui/tokens.css';
import './ui/ui.css';
import './ui/forced.css';
import './ui/controls.css';
import './ui/cards.css';
import { render } from 'preact';
import { App } from './app/App.tsx';
import { FaultBoundary } from './app/FaultBoundary.tsx';
import { startSettings } from './settings/settings.ts';
import { letGoBeforeChanges } from './ui/let-go.ts';
import { readPropsOnce } from './ui/read-props.ts';

startSettings();
letGoBeforeChanges();
readPropsOnce();
const place = document.getElementById('root');
if (!place) throw new Error('index.html has no #root');
render(
  <FaultBoundary>
    <App />
  </FaultBoundary>,
  place,
);
