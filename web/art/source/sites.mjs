// The four dive sites of the home page, composed from the other drawings. Their ground takes the
// water and sand of the theme, so each is baked once by day and once by night.
const use = (id, x, y, size, turn = 0, opacity = 1) =>
  `<use href="#${id}" x="${x}" y="${y}" width="${size}" height="${size}"${
    turn ? ` transform="rotate(${turn} ${x + size / 2} ${y + size / 2})"` : ''
  }${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;

/** One box for all four, 3 to 2; it leaves room round the 640 x 400 the scenes are laid out in. */
export const siteBox = { x: -10, y: -30, width: 660, height: 440 };

/** The design tokens the scenes use; keep them equal to the tokens of the same name. */
export const siteThemes = {
  light: {
    '--w4': '#46A2B1',
    '--w5': '#1A7586',
    '--w7': '#0E3C55',
    '--floor': '#F0DFBB',
    '--floor-2': '#DFC693',
    '--floor-3': '#C6A770',
  },
  dark: {
    '--w4': '#0D2E41',
    '--w5': '#0A2738',
    '--w7': '#061925',
    '--floor': '#3A4A4B',
    '--floor-2': '#2D3D40',
    '--floor-3': '#223135',
  },
};

export const sites = {
  'site-locker': `<path d="M6,352 C70,300 190,318 330,304 C450,292 580,300 634,344 C600,372 470,386 320,386 C170,386 50,378 6,352 Z" style="fill:var(--floor)"/>
    <use href="#scene-wreck" x="70" y="52" width="520" height="262" transform="rotate(-4 330 180)"/>
    <path d="M6,352 C120,320 240,350 360,336 C480,324 590,330 634,344 C600,372 470,386 320,386 C170,386 50,378 6,352 Z" style="fill:var(--floor-2)"/>
    ${use('loot-chest', 54, 256, 104)}
    ${use('loot-anchor', 506, 246, 112, 18)}
    ${use('loot-squid', 402, 226, 134, -8)}
    ${use('sea-shoal2', 10, 60, 110, 60)}
    ${use('loot-key', 208, 316, 56, 40)}
    ${use('sea-ribbon', 292, 274, 92)}`,

  'site-scuba': `<path d="M392,372 C396,316 424,296 422,236 C420,176 450,128 472,74 C486,40 520,34 542,64 C566,98 560,150 580,196 C602,244 640,270 640,330 C640,360 600,374 520,378 Z" fill="#1d4b5e"/>
    <path d="M470,376 C466,330 494,300 490,244 C488,196 506,150 520,96 C546,120 552,160 566,206 C584,254 622,284 622,334 C620,362 580,374 470,376 Z" fill="#163a4c"/>
    <path d="M2,368 C60,330 170,348 330,344 C470,340 600,336 638,362 C590,390 470,398 320,398 C170,398 50,394 2,368 Z" style="fill:var(--floor-3)"/>
    ${use('sea-fan', 404, 216, 136, -22)}
    ${use('sea-tube', 520, 246, 120)}
    ${use('sea-brain', 432, 292, 104)}
    ${use('sea-fan', 532, 84, 84, 34)}
    ${use('an-anemone', 36, 272, 98)}
    ${use('sea-tube', 130, 286, 84)}
    ${use('an-clown', 112, 214, 74)}
    ${use('sea-turtleG', 196, 30, 128, 62)}
    <g style="--seat:#F2B632;--seat-d:#7A5200">
    ${use('diver', 240, 140, 172, 6)}
    </g>
    ${use('an-lionfish', 40, 82, 104)}
    ${use('sea-shoal', 320, 16, 120, 80)}
    ${use('sea-bubbles', 392, 86, 70)}`,

  'site-shares': `<path d="M20,378 C90,346 200,360 330,354 C460,350 570,348 626,372 C580,396 460,400 320,400 C180,400 70,398 20,378 Z" style="fill:var(--w7)"/>
    <use href="#scene-rig" x="36" y="4" width="568" height="300"/>
    <path d="M40,14 C150,2 260,22 330,12 C420,2 520,20 606,10" fill="none" stroke="#E9DCBC" stroke-width="6" stroke-linecap="round"/>
    ${[
      [106, '#1F8A94'],
      [213, '#DDA02C'],
      [320, '#9C6BA8'],
      [427, '#D9623F'],
      [534, '#3F8C5C'],
    ]
      .map(
        ([x, c]) => `<circle cx="${x}" cy="13" r="19" fill="${c}"/>
    <path d="M${x - 18},9 a19,19 0 0 1 36,0 Z" fill="#FCF5E4"/>`,
      )
      .join('')}
    ${use('co-research', 14, 222, 170)}
    ${use('co-pearl', 468, 270, 116)}
    ${use('co-treasure', 346, 300, 100)}
    ${use('sea-jelly', 250, 236, 84, 0, 0.9)}`,

  'site-dive': `<path d="M250,-30 L420,-30 L640,400 L30,400 Z" style="fill:var(--w5)" opacity=".5"/>
    <path d="M290,-30 L376,-30 L520,400 L130,400 Z" style="fill:var(--w4)" opacity=".45"/>
    <use href="#scene-stone" x="176" y="60" width="300" height="330"/>
    ${use('sea-shark3', 24, 20, 220, -60)}
    ${use('sea-shark2', 420, 30, 190, 150)}
    ${use('sea-manta', 58, 212, 150, 30)}
    ${use('sea-turtleG', 478, 232, 118, -30)}
    <g fill="none" stroke="#E9F5F2" stroke-width="3" opacity=".8">
    <rect x="196" y="96" width="262" height="262" rx="14" transform="rotate(-6 327 227)"/>
    <rect x="206" y="106" width="262" height="262" rx="14" transform="rotate(3 327 237)" opacity=".55"/>
    <rect x="190" y="116" width="262" height="262" rx="14" transform="rotate(9 320 247)" opacity=".3"/></g>`,
};
