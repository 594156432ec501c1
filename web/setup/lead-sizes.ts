/** How wide the game's picture is beside the choices: the page asks for it before this part of it is there. */
export const LEAD_SIZES = '(max-width: 720px) 172px, (max-width: 1240px) 300px, 560px';
