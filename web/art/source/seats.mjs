// The colours of the seats, light and dark, as the tokens of the page have them.
export const seats = {
  sun: ['#f2b632', '#7a5200'],
  red: ['#c8414f', '#8e1f30'],
  blue: ['#2f74b8', '#1a4a80'],
  green: ['#4c9a56', '#22603a'],
  plum: ['#9a5aa0', '#5e2f66'],
};
