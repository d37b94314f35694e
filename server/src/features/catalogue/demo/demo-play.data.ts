import { composed, developed, link, performed, wrote } from './demo-credits.ts'
import type { DemoTitle } from './demo-title.ts'

/** Quality ids: 58 Installer (Windows), 60 DMG, 61 AppImage, 62 APK, 63 source code, 71 ROM, 76 game data; 38 MP3 320, 43 FLAC, 44 FLAC 24 bits. */
const MULTI = ['en', 'fr', 'de', 'es']

/** Games, emulations and music. */
export const demoPlay: DemoTitle[] = [
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
    key: 'beneath-a-steel-sky', type: 'emulation', name: 'Beneath a Steel Sky', year: 1994, spokenLanguages: ['en'], countries: ['GB'], genres: ['point-and-click', 'science-fiction'], keywords: ['scummvm', 'freeware', 'dystopia'], popularity: 71, license: 'Freeware', homepage: 'https://www.scummvm.org/games/',
    plot: 'Robert Foster is taken from the desert to the city he was born in, with a robot on a circuit board and no idea why.', plotFr: 'Robert Foster est ramené du désert à sa ville natale, avec un robot sur une carte électronique et sans savoir pourquoi.',
    credits: [...developed('Revolution Software'), ...wrote('Charles Cecil', 'Dave Cummins')], links: [link('https://www.scummvm.org/games/#games-bass', 76, ['en', 'fr', 'de'], 0.07, 12), link('https://archive.org/details/beneath-a-steel-sky-freeware', 76, ['en'], 0.07, 80)],
  },
  {
    key: 'flight-of-the-amazon-queen', type: 'emulation', name: 'Flight of the Amazon Queen', year: 1995, spokenLanguages: ['en'], countries: ['AU'], genres: ['point-and-click', 'adventure'], keywords: ['scummvm', 'freeware', 'jungle'], popularity: 60, license: 'Freeware',
    plot: 'A pilot for hire crashes in the Amazon with a film star on board and a princess to rescue.', plotFr: 'Un pilote à louer s’écrase en Amazonie avec une vedette de cinéma à bord et une princesse à sauver.',
    credits: developed('Interactive Binary Illusions'), links: [link('https://www.scummvm.org/games/#games-queen', 76, ['en', 'fr', 'de', 'it', 'he'], 0.04, 25)],
  },
  {
    key: 'retroarch', type: 'emulation', name: 'RetroArch', year: 2010, spokenLanguages: MULTI, countries: [], genres: ['emulator'], keywords: ['libretro', 'frontend', 'open source'], popularity: 86, license: 'GPL 3.0', homepage: 'https://www.retroarch.com/',
    plot: 'One front end for many emulators, with the same settings, shaders and controllers for all of them.', plotFr: 'Une seule interface pour de nombreux émulateurs, avec les mêmes réglages, filtres et manettes.',
    credits: developed('Libretro Team'), links: [link('https://www.retroarch.com/?page=platforms', 58, MULTI, 0.2, 1), link('https://github.com/libretro/RetroArch', 63, ['en'], 0.1, 45), link('https://f-droid.org/packages/com.retroarch/', 62, MULTI, 0.2, 19)],
  },
  {
    key: 'dosbox-staging', type: 'emulation', name: 'DOSBox Staging', year: 2019, spokenLanguages: ['en'], countries: [], genres: ['emulator'], keywords: ['dos', 'x86', 'open source'], popularity: 62, license: 'GPL 2.0', homepage: 'https://dosbox-staging.org/',
    plot: 'A modern continuation of DOSBox: sharp pixels, honest sound, and the machines of before.', plotFr: 'Une suite moderne de DOSBox : des pixels nets, un son fidèle et les machines d’avant.',
    credits: developed('DOSBox Staging Team'), links: [link('https://dosbox-staging.org/releases/', 59, ['en'], 0.02, 5), link('https://github.com/dosbox-staging/dosbox-staging', 63, ['en'], 0.03, 60)],
  },
  {
    key: 'mgba', type: 'emulation', name: 'mGBA', year: 2013, spokenLanguages: MULTI, countries: [], genres: ['emulator'], keywords: ['game boy advance', 'accuracy', 'open source'], popularity: 65, license: 'MPL 2.0', homepage: 'https://mgba.io/',
    plot: 'An emulator of the Game Boy Advance that is both quick and exact.', plotFr: 'Un émulateur de Game Boy Advance à la fois rapide et exact.',
    credits: developed('Vicki Pfau'), links: [link('https://mgba.io/downloads.html', 59, MULTI, 0.02, 10), link('https://github.com/mgba-emu/mgba', 63, ['en'], 0.02, 33)],
  },
  {
    key: 'open-goldberg', type: 'music', name: 'Open Goldberg Variations', year: 2012, releaseDate: '2012-05-28', runtimeMinutes: 81, spokenLanguages: ['zxx'], countries: ['DE'], genres: ['classical', 'piano'], keywords: ['bach', 'crowdfunded', 'cc0'], popularity: 88, license: 'CC0', homepage: 'https://www.opengoldbergvariations.org/',
    plot: 'Bach’s aria and thirty variations, recorded by Kimiko Ishizaka and given to everybody.', plotFr: 'L’aria et les trente variations de Bach, enregistrées par Kimiko Ishizaka et offertes à tous.',
    credits: [...performed('Kimiko Ishizaka'), ...composed('Johann Sebastian Bach')], links: [link('https://www.opengoldbergvariations.org/', 44, ['zxx'], 1.6, 2), link('https://archive.org/details/OpenGoldbergVariations', 43, ['zxx'], 0.4, 50), link('https://musopen.org/music/1522-goldberg-variations-bwv-988/', 38, ['zxx'], 0.2, 12)],
  },
  {
    key: 'open-well-tempered-clavier', type: 'music', name: 'Open Well-Tempered Clavier, Book 1', frenchName: 'Le Clavier bien tempéré, livre 1', year: 2015, runtimeMinutes: 114, spokenLanguages: ['zxx'], countries: ['DE'], genres: ['classical', 'piano'], keywords: ['bach', 'crowdfunded', 'cc0'], popularity: 74, license: 'CC0', homepage: 'https://welltemperedclavier.org/',
    plot: 'Twenty-four preludes and fugues in every key, free to hear, to copy and to play along with.', plotFr: 'Vingt-quatre préludes et fugues dans tous les tons, libres d’écoute, de copie et d’accompagnement.',
    credits: [...performed('Kimiko Ishizaka'), ...composed('Johann Sebastian Bach')], links: [link('https://welltemperedclavier.org/', 44, ['zxx'], 2.1, 8), link('https://archive.org/details/open-well-tempered-clavier', 38, ['zxx'], 0.3, 44)],
  },
  {
    key: 'ghosts-i-iv', type: 'music', name: 'Ghosts I–IV', year: 2008, releaseDate: '2008-03-02', runtimeMinutes: 110, spokenLanguages: ['zxx'], countries: ['US'], genres: ['ambient', 'electronic'], keywords: ['instrumental', 'creative commons'], popularity: 79, license: 'CC BY-NC-SA 3.0',
    plot: 'Thirty-six instrumental pieces without names, recorded in ten weeks and licensed for everyone to remix.', plotFr: 'Trente-six pièces instrumentales sans nom, enregistrées en dix semaines et libres d’être remixées.',
    credits: [...performed('Nine Inch Nails'), ...composed('Trent Reznor', 'Atticus Ross')], links: [link('https://archive.org/details/nineinchnails_ghosts_I_IV', 43, ['zxx'], 0.6, 5), link('https://archive.org/details/nineinchnails_ghosts_I_IV/mp3', 38, ['zxx'], 0.25, 90)],
  },
  {
    key: 'musopen-chopin', type: 'music', name: 'Set Chopin Free', year: 2013, spokenLanguages: ['zxx'], countries: ['US'], genres: ['classical', 'piano'], keywords: ['chopin', 'crowdfunded'], popularity: 63, license: 'CC0',
    plot: 'Chopin’s works for piano, recorded for Musopen by several pianists and placed in the public domain.', plotFr: 'Les œuvres pour piano de Chopin, enregistrées pour Musopen par plusieurs pianistes et versées au domaine public.',
    credits: composed('Frédéric Chopin'), links: [link('https://musopen.org/composer/frederic-chopin/', 38, ['zxx'], 2.4, 15), link('https://archive.org/details/musopen-chopin', 43, ['zxx'], 7.7, 20)],
  },
  {
    key: 'libera-me-joplin', type: 'music', name: 'Maple Leaf Rag', year: 1916, runtimeMinutes: 3, spokenLanguages: ['zxx'], countries: ['US'], genres: ['piano', 'jazz'], keywords: ['ragtime', 'piano roll'], popularity: 54, license: 'Public domain',
    plot: 'The rag that made the form famous, from a piano roll punched by its composer.', plotFr: 'Le rag qui rendit le genre célèbre, d’après un rouleau perforé par son compositeur.',
    credits: [...composed('Scott Joplin'), ...performed('Scott Joplin')], links: [link('https://commons.wikimedia.org/wiki/File:Maple_Leaf_Rag_-_played_by_Scott_Joplin_1916_sample.ogg', 41, ['zxx'], 0.01, 29)],
  },
]
