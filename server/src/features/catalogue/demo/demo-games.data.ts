import { composed, developed, link } from './demo-credits.ts'
import type { DemoTitle } from './demo-title.ts'

const MULTI = ['en', 'fr', 'de', 'es']

/** Quality ids: 58 Windows installer, 59 portable, 60 DMG, 61 AppImage, 62 APK, 63 source code, 71 ROM, 76 game data. */
export const demoGames: DemoTitle[] = [
  {
    key: '0-ad', type: 'games', name: '0 A.D.', year: 2010, spokenLanguages: MULTI, countries: ['GB'], genres: ['strategy'], keywords: ['antiquity', 'real-time strategy', 'open source'], popularity: 90, license: 'GPL 2.0 and CC BY-SA 3.0', homepage: 'https://play0ad.com/',
    plot: 'A real-time strategy game of ancient peoples, from the Carthaginians to the Maurya, made over twenty years by volunteers.', plotFr: 'Un jeu de stratégie en temps réel sur les peuples de l’Antiquité, des Carthaginois aux Maurya, fait en vingt ans par des bénévoles.',
    credits: developed('Wildfire Games'), links: [link('https://play0ad.com/download/', 58, MULTI, 1.4, 3), link('https://github.com/0ad/0ad', 63, ['en'], 3.1, 30), link('https://flathub.org/apps/com.play0ad.zeroad', 61, MULTI, 1.5, 9)],
  },
  {
    key: 'supertux', type: 'games', name: 'SuperTux', year: 2003, spokenLanguages: MULTI, countries: [], genres: ['platformer'], keywords: ['penguin', 'jump and run', 'open source'], popularity: 77, license: 'GPL 3.0', homepage: 'https://www.supertux.org/',
    plot: 'A penguin runs and jumps across Icy Island to find the one who was taken from him.', plotFr: 'Un manchot court et saute à travers l’île de glace pour retrouver celle qu’on lui a prise.',
    credits: developed('SuperTux Team'), links: [link('https://www.supertux.org/download.html', 58, MULTI, 0.2, 6), link('https://github.com/SuperTux/supertux/releases', 61, MULTI, 0.2, 14), link('https://f-droid.org/packages/org.supertux.supertux2/', 62, MULTI, 0.2, 1, { status: 'pending' })],
  },
  {
    key: 'wesnoth', type: 'games', name: 'The Battle for Wesnoth', frenchName: 'La Bataille pour Wesnoth', year: 2003, spokenLanguages: MULTI, countries: [], genres: ['strategy', 'role-playing', 'fantasy'], keywords: ['turn-based', 'hexagons', 'open source'], popularity: 84, license: 'GPL 2.0', homepage: 'https://www.wesnoth.org/',
    plot: 'Turn by turn across hexagons and generations: heirs, orcs, undead and the long story of a kingdom.', plotFr: 'Tour après tour, d’hexagone en hexagone : des héritiers, des orques, des morts-vivants et la longue histoire d’un royaume.',
    credits: [...developed('David White'), ...composed('Aleksi Aubry-Carlson')], links: [link('https://www.wesnoth.org/', 58, MULTI, 0.6, 4), link('https://sourceforge.net/projects/wesnoth/files/', 60, MULTI, 0.7, 28), link('https://github.com/wesnoth/wesnoth', 63, ['en'], 0.9, 55)],
  },
  {
    key: 'openttd', type: 'games', name: 'OpenTTD', year: 2004, spokenLanguages: MULTI, countries: [], genres: ['simulation', 'strategy'], keywords: ['trains', 'transport', 'open source'], popularity: 82, license: 'GPL 2.0', homepage: 'https://www.openttd.org/',
    plot: 'Roads, rails, ships and planes: a transport company from its first bus to a continent of signals.', plotFr: 'Routes, rails, navires et avions : une compagnie de transport, du premier bus à un continent de signaux.',
    credits: developed('OpenTTD Team'), links: [link('https://www.openttd.org/downloads/openttd-releases/latest', 58, MULTI, 0.1, 2), link('https://github.com/OpenTTD/OpenTTD', 63, ['en'], 0.1, 40)],
  },
  {
    key: 'supertuxkart', type: 'games', name: 'SuperTuxKart', year: 2007, spokenLanguages: MULTI, countries: [], genres: ['racing'], keywords: ['karts', 'mascots', 'open source'], popularity: 80, license: 'GPL 3.0', homepage: 'https://supertuxkart.net/',
    plot: 'The mascots of free software race each other with bowling balls and cakes.', plotFr: 'Les mascottes du logiciel libre font la course à coups de boules de bowling et de gâteaux.',
    credits: developed('Joerg Henrichs', 'Marianne Gagnon'), links: [link('https://supertuxkart.net/Download', 58, MULTI, 0.7, 8), link('https://f-droid.org/packages/org.supertuxkart.stk/', 62, MULTI, 0.6, 16)],
  },
  {
    key: 'xonotic', type: 'games', name: 'Xonotic', year: 2011, spokenLanguages: ['en'], countries: [], genres: ['shooter'], keywords: ['arena', 'fast', 'open source'], popularity: 66, license: 'GPL 3.0', homepage: 'https://xonotic.org/',
    plot: 'An arena shooter about being faster than the corner you come round.', plotFr: 'Un jeu de tir en arène où il s’agit d’aller plus vite que le coin du mur.',
    credits: developed('Team Xonotic'), links: [link('https://xonotic.org/download/', 58, ['en'], 1.2, 22), link('https://gitlab.com/xonotic/xonotic', 63, ['en'], 0.3, 70)],
  },
  {
    key: 'luanti', type: 'games', name: 'Luanti', alternativeNames: ['Minetest'], year: 2010, spokenLanguages: MULTI, countries: ['FI'], genres: ['sandbox'], keywords: ['voxels', 'building', 'modding', 'open source'], popularity: 83, license: 'LGPL 2.1', homepage: 'https://www.luanti.org/',
    plot: 'An engine for worlds made of blocks, with hundreds of games and mods made by those who play them. It was called Minetest until 2024.', plotFr: 'Un moteur de mondes en cubes, avec des centaines de jeux et d’extensions faits par ceux qui y jouent. Il s’appelait Minetest jusqu’en 2024.',
    credits: developed('Perttu Ahola', 'Luanti Team'), links: [link('https://www.luanti.org/downloads/', 59, MULTI, 0.05, 2), link('https://github.com/luanti-org/luanti', 63, ['en'], 0.1, 37), link('https://f-droid.org/packages/net.minetest.minetest/', 62, MULTI, 0.06, 12)],
  },
  {
    key: 'freeciv', type: 'games', name: 'Freeciv', year: 1996, spokenLanguages: MULTI, countries: ['DK'], genres: ['strategy'], keywords: ['civilisation', 'turn-based', 'open source'], popularity: 69, license: 'GPL 2.0', homepage: 'https://www.freeciv.org/',
    plot: 'From a handful of settlers to the first ship for another star, one turn after another, begun by three students at Aarhus.', plotFr: 'D’une poignée de colons au premier vaisseau pour une autre étoile, tour après tour ; un jeu commencé par trois étudiants d’Aarhus.',
    credits: developed('Peter Unold', 'Claus Leth Gregersen', 'Allan Ove Kjeldbjerg'), links: [link('https://www.freeciv.org/download.html', 58, MULTI, 0.1, 13), link('https://github.com/freeciv/freeciv', 63, ['en'], 0.2, 66)],
  },
  {
    key: 'hedgewars', type: 'games', name: 'Hedgewars', year: 2004, spokenLanguages: MULTI, countries: [], genres: ['strategy', 'action'], keywords: ['hedgehogs', 'artillery', 'turn-based', 'open source'], popularity: 64, license: 'GPL 2.0', homepage: 'https://www.hedgewars.org/',
    plot: 'Teams of hedgehogs take turns with bazookas, ropes and melons on an island that gets smaller.', plotFr: 'Des équipes de hérissons se relaient à coups de bazookas, de cordes et de melons sur une île qui rapetisse.',
    credits: developed('Andrey Korotaev'), links: [link('https://www.hedgewars.org/download.html', 58, MULTI, 0.2, 24), link('https://flathub.org/apps/org.hedgewars.Hedgewars', 61, MULTI, 0.3, 7)],
  },
  {
    key: 'warzone-2100', type: 'games', name: 'Warzone 2100', year: 1999, spokenLanguages: MULTI, countries: ['GB'], genres: ['strategy', 'science-fiction'], keywords: ['real-time strategy', 'tanks', 'open source'], popularity: 67, license: 'GPL 2.0', homepage: 'https://wz2100.net/',
    plot: 'After the collapse a project rebuilds the world with vehicles of its own design. Sold in 1999, given to its players in 2004, and kept alive by them since.', plotFr: 'Après l’effondrement, un projet rebâtit le monde avec des véhicules de sa conception. Vendu en 1999, confié à ses joueurs en 2004, qui le font vivre depuis.',
    credits: developed('Pumpkin Studios'), links: [link('https://github.com/Warzone2100/warzone2100/releases', 58, MULTI, 0.5, 5), link('https://sourceforge.net/projects/warzone2100/', 60, MULTI, 0.5, 42), link('https://flathub.org/apps/net.wz2100.wz2100', 61, MULTI, 0.6, 16)],
  },
  {
    key: 'endless-sky', type: 'games', name: 'Endless Sky', year: 2015, spokenLanguages: ['en'], countries: ['US'], genres: ['simulation', 'science-fiction', 'adventure'], keywords: ['space', 'trading', 'open source'], popularity: 65, license: 'GPL 3.0', homepage: 'https://endless-sky.github.io/',
    plot: 'Start with a small ship and a loan; trade, carry, fight, explore, and get drawn into a civil war if you like.', plotFr: 'On commence avec un petit vaisseau et un prêt ; on commerce, on transporte, on combat, on explore, et l’on se mêle si l’on veut d’une guerre civile.',
    credits: developed('Michael Zahniser'), links: [link('https://endless-sky.github.io/', 59, ['en'], 0.3, 9), link('https://github.com/endless-sky/endless-sky/releases', 61, ['en'], 0.3, 3)],
  },
  {
    key: 'mindustry', type: 'games', name: 'Mindustry', year: 2019, spokenLanguages: MULTI, countries: [], genres: ['strategy', 'simulation'], keywords: ['factory', 'tower defence', 'open source'], popularity: 78, license: 'GPL 3.0', homepage: 'https://mindustrygame.github.io/',
    plot: 'Dig ore, move it on belts, turn it into something that shoots, and keep the waves away from the core.', plotFr: 'Extraire le minerai, le mener sur des tapis, en faire de quoi tirer, et tenir les vagues loin du noyau.',
    credits: developed('Anuken'), links: [link('https://anuke.itch.io/mindustry', 59, MULTI, 0.07, 4), link('https://github.com/Anuken/Mindustry/releases', 61, MULTI, 0.07, 26), link('https://f-droid.org/packages/io.anuke.mindustry/', 62, MULTI, 0.06, 11)],
  },
  {
    key: 'freedoom', type: 'games', name: 'Freedoom', year: 2003, spokenLanguages: ['en'], countries: [], genres: ['shooter', 'action'], keywords: ['wad', 'first-person', 'open source'], popularity: 62, license: 'BSD 3-Clause', homepage: 'https://freedoom.github.io/',
    plot: 'Levels, monsters, weapons and music of its own, so that the free engines of an old shooter can be played without the old shooter.', plotFr: 'Des niveaux, des monstres, des armes et des musiques à lui, pour jouer sur les moteurs libres d’un vieux jeu de tir sans ce vieux jeu.',
    credits: developed('Freedoom Project'), links: [link('https://freedoom.github.io/download.html', 76, ['en'], 0.03, 21), link('https://github.com/freedoom/freedoom', 63, ['en'], 0.1, 82)],
  },
  {
    key: 'openra', type: 'games', name: 'OpenRA', year: 2007, spokenLanguages: MULTI, countries: [], genres: ['strategy'], keywords: ['real-time strategy', 'engine', 'open source'], popularity: 73, license: 'GPL 3.0', homepage: 'https://www.openra.net/',
    plot: 'The real-time strategy of the nineties on machines of today: rebuilt, rebalanced, and played against people far away.', plotFr: 'La stratégie en temps réel des années 90 sur les machines d’aujourd’hui : refaite, rééquilibrée, et jouée contre des gens au loin.',
    credits: developed('OpenRA Developers'), links: [link('https://www.openra.net/download/', 58, MULTI, 0.03, 4), link('https://github.com/OpenRA/OpenRA/releases', 61, MULTI, 0.05, 17), link('https://github.com/OpenRA/OpenRA', 63, ['en'], 0.2, 63)],
  },
  {
    key: 'cataclysm-dda', type: 'games', name: 'Cataclysm: Dark Days Ahead', year: 2013, spokenLanguages: MULTI, countries: [], genres: ['role-playing', 'simulation', 'horror'], keywords: ['survival', 'roguelike', 'open source'], popularity: 69, license: 'CC BY-SA 3.0', homepage: 'https://cataclysmdda.org/',
    plot: 'The world ended a few days ago. You have a shelter, a flashlight and the habit of reading labels.', plotFr: 'Le monde a fini il y a quelques jours. Il vous reste un abri, une lampe et l’habitude de lire les étiquettes.',
    credits: developed('CleverRaven'), links: [link('https://github.com/CleverRaven/Cataclysm-DDA/releases', 59, MULTI, 0.3, 1), link('https://flathub.org/apps/org.cataclysmdda.CataclysmDDA', 61, MULTI, 0.3, 20), link('https://github.com/CleverRaven/Cataclysm-DDA', 63, ['en'], 1.1, 74)],
  },
  {
    key: 'veloren', type: 'games', name: 'Veloren', year: 2018, spokenLanguages: MULTI, countries: [], genres: ['role-playing', 'adventure', 'sandbox'], keywords: ['voxel', 'multiplayer', 'open source'], popularity: 72, license: 'GPL 3.0', homepage: 'https://veloren.net/',
    plot: 'A world of cubes with caves, gliders, dungeons and weather, made by the people who walk about in it.', plotFr: 'Un monde de cubes avec grottes, planeurs, donjons et météo, fait par ceux qui s’y promènent.',
    credits: developed('Veloren Team'), links: [link('https://veloren.net/download/', 58, MULTI, 0.4, 6), link('https://gitlab.com/veloren/veloren', 63, ['en'], 2.4, 35)],
  },
  {
    key: 'frozen-bubble', type: 'games', name: 'Frozen-Bubble', year: 2002, spokenLanguages: MULTI, countries: ['FR'], genres: ['puzzle'], keywords: ['penguin', 'bubbles', 'open source'], popularity: 61, license: 'GPL 2.0', homepage: 'https://github.com/kthakore/frozen-bubble',
    plot: 'Two penguins, one launcher of coloured bubbles, a hundred levels, and music that stays.', plotFr: 'Deux manchots, un lanceur de bulles colorées, cent niveaux, et une musique qui reste.',
    credits: [...developed('Guillaume Cottenceau'), ...composed('Matthias Le Bidan')], links: [link('https://github.com/kthakore/frozen-bubble', 63, ['en'], 0.03, 11), link('https://f-droid.org/packages/org.jfedor.frozenbubble/', 62, MULTI, 0.003, 44), link('https://sourceforge.net/projects/frozenbubble/', 58, MULTI, 0.02, 2, { status: 'pending' })],
  },
  {
    key: 'pingus', type: 'games', name: 'Pingus', year: 1998, spokenLanguages: MULTI, countries: ['DE'], genres: ['puzzle'], keywords: ['penguins', 'lemmings', 'open source'], popularity: 50, license: 'GPL 3.0', homepage: 'https://pingus.gitlab.io/',
    plot: 'A row of penguins walks wherever it is pointed. Give the right one the right shovel.', plotFr: 'Une file de manchots marche droit devant elle. Donnez la bonne pelle au bon.',
    credits: developed('Ingo Ruhnke'), links: [link('https://gitlab.com/pingus/pingus', 63, ['en'], 0.1, 57), link('https://github.com/Pingus/pingus', 63, ['en'], 0.1, 26)],
  },
  {
    key: 'unciv', type: 'games', name: 'Unciv', year: 2018, spokenLanguages: MULTI, countries: [], genres: ['strategy'], keywords: ['civilisation', 'turn-based', 'mobile', 'open source'], popularity: 70, license: 'MPL 2.0', homepage: 'https://yairm210.itch.io/unciv',
    plot: 'A civilisation from the first settlers to the stars, small enough for a telephone and quick enough for a lunch break.', plotFr: 'Une civilisation des premiers colons aux étoiles, assez petite pour un téléphone, assez vive pour une pause.',
    credits: developed('Yair Morgenstern'), links: [link('https://f-droid.org/packages/com.unciv.app/', 62, MULTI, 0.03, 3), link('https://github.com/yairm210/Unciv/releases', 59, MULTI, 0.04, 3), link('https://yairm210.itch.io/unciv', 61, MULTI, 0.06, 31)],
  },
]
