import { type ComponentChildren, createContext } from 'preact';

/** The newest line of the log, which lies on top of the prompt bar on a phone. The shell fills it in. */
export const PeekLine = createContext<ComponentChildren>(null);
