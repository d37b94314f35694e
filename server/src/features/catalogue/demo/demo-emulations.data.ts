import { developed, link, wrote } from './demo-credits.ts'
import type { DemoTitle } from './demo-title.ts'

const MULTI = ['en', 'fr', 'de', 'es']

/** Emulators, and works that may be played in them. Quality ids: 58 Windows installer, 59 portable, 60 DMG, 61 AppImage, 62 APK, 63 source code, 71 ROM, 76 game data. */
export const demoEmulations: DemoTitle[] = [
  {
    key: 'beneath-a-steel-sky', type: 'emulation', name: 'Beneath a Steel Sky', year: 1994, spokenLanguages: ['en'], countries: ['GB'], genres: ['point-and-click', 'science-fiction'], keywords: ['scummvm', 'freeware', 'dystopia'], popularity: 71, license: 'Freeware', homepage: 'https://www.scummvm.org/games/',
    plot: 'Robert Foster is taken from the desert to the city he was born in, with a robot on a circuit board and no idea why.', plotFr: 'Robert Foster est ramené du désert à sa ville natale, avec un robot sur une carte électronique et sans savoir pourquoi.',
    credits: [...developed('Revolution Software'), ...wrote('Charles Cecil', 'Dave Cummins')], links: [link('https://www.scummvm.org/games/?game=sky', 76, ['en', 'fr', 'de'], 0.07, 12), link('https://sourceforge.net/projects/scummvm/files/extras/Beneath%20a%20Steel%20Sky/', 76, ['en'], 0.07, 80)],
  },
  {
    key: 'flight-of-the-amazon-queen', type: 'emulation', name: 'Flight of the Amazon Queen', year: 1995, spokenLanguages: ['en'], countries: ['AU'], genres: ['point-and-click', 'adventure'], keywords: ['scummvm', 'freeware', 'jungle'], popularity: 60, license: 'Freeware',
    plot: 'A pilot for hire crashes in the Amazon with a film star on board and a princess to rescue.', plotFr: 'Un pilote à louer s’écrase en Amazonie avec une vedette de cinéma à bord et une princesse à sauver.',
    credits: developed('Interactive Binary Illusions'), links: [link('https://www.scummvm.org/games/?game=queen', 76, ['en', 'fr', 'de', 'it', 'he'], 0.04, 25), link('https://sourceforge.net/projects/scummvm/files/extras/Flight%20of%20the%20Amazon%20Queen/', 76, ['en'], 0.03, 70)],
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
    key: 'scummvm', type: 'emulation', name: 'ScummVM', year: 2001, spokenLanguages: MULTI, countries: [], genres: ['emulator', 'point-and-click'], keywords: ['adventure games', 'engines', 'open source'], popularity: 80, license: 'GPL 3.0', homepage: 'https://www.scummvm.org/',
    plot: 'Takes the place of the programs that old adventure games came with, so that their data runs on machines nobody had thought of.', plotFr: 'Remplace les programmes livrés avec les vieux jeux d’aventure, pour que leurs données tournent sur des machines auxquelles nul n’avait pensé.',
    credits: developed('Ludvig Strigeus', 'Vincent Hamm'), links: [link('https://www.scummvm.org/downloads/', 58, MULTI, 0.15, 3), link('https://github.com/scummvm/scummvm', 63, ['en'], 0.4, 52), link('https://flathub.org/apps/org.scummvm.ScummVM', 61, MULTI, 0.2, 14)],
  },
  {
    key: 'lure-of-the-temptress', type: 'emulation', name: 'Lure of the Temptress', year: 1992, spokenLanguages: ['en'], countries: ['GB'], genres: ['point-and-click', 'fantasy'], keywords: ['scummvm', 'freeware', 'medieval'], popularity: 53, license: 'Freeware',
    plot: 'A peasant is locked in the dungeon of a village held by a sorceress, where everybody walks about on errands of their own.', plotFr: 'Un paysan est enfermé dans le cachot d’un village tenu par une enchanteresse, où chacun vaque à ses propres affaires.',
    credits: [...developed('Revolution Software'), ...wrote('Charles Cecil', 'Dave Cummins')], links: [link('https://www.scummvm.org/games/?game=lure', 76, ['en', 'fr', 'de', 'it', 'es'], 0.01, 34), link('https://sourceforge.net/projects/scummvm/files/extras/Lure%20of%20the%20Temptress/', 76, ['en'], 0.005, 88)],
  },
  {
    key: 'dreamweb', type: 'emulation', name: 'DreamWeb', year: 1994, spokenLanguages: ['en'], countries: ['GB'], genres: ['point-and-click', 'science-fiction'], keywords: ['scummvm', 'freeware', 'cyberpunk'], popularity: 51, license: 'Freeware',
    plot: 'A barman in a city of rain dreams of monks who tell him whom to kill. Made freeware by its authors in 2012.', plotFr: 'Dans une ville de pluie, un barman rêve de moines qui lui disent qui tuer. Rendu gratuit par ses auteurs en 2012.',
    credits: [...developed('Creative Reality'), ...wrote('Stephen Marley')], links: [link('https://www.scummvm.org/games/?game=dreamweb', 76, ['en', 'fr', 'de', 'it', 'es'], 0.3, 45), link('https://downloads.scummvm.org/frs/extras/Dreamweb/', 76, ['en'], 0.2, 21)],
  },
  {
    key: 'dolphin', type: 'emulation', name: 'Dolphin', year: 2003, spokenLanguages: MULTI, countries: [], genres: ['emulator'], keywords: ['gamecube', 'wii', 'open source'], popularity: 84, license: 'GPL 2.0', homepage: 'https://dolphin-emu.org/',
    plot: 'An emulator of two consoles of the 2000s, explained in progress reports that people read for their own sake.', plotFr: 'Un émulateur de deux consoles des années 2000, raconté dans des rapports qu’on lit pour le plaisir.',
    credits: developed('Dolphin Emulator Project'), links: [link('https://dolphin-emu.org/download/', 59, MULTI, 0.03, 2), link('https://github.com/dolphin-emu/dolphin', 63, ['en'], 0.2, 31)],
  },
  {
    key: 'ppsspp', type: 'emulation', name: 'PPSSPP', year: 2012, spokenLanguages: MULTI, countries: ['SE'], genres: ['emulator'], keywords: ['psp', 'portable', 'open source'], popularity: 76, license: 'GPL 2.0', homepage: 'https://www.ppsspp.org/',
    plot: 'Plays the games of a handheld console on a telephone, in more pixels than it ever had.', plotFr: 'Fait tourner sur un téléphone les jeux d’une console portable, avec plus de pixels qu’elle n’en eut jamais.',
    credits: developed('Henrik Rydgård'), links: [link('https://www.ppsspp.org/download/', 59, MULTI, 0.03, 8), link('https://github.com/hrydgard/ppsspp', 63, ['en'], 0.1, 60)],
  },
  {
    key: 'ucity', type: 'emulation', name: 'µCity', year: 2017, spokenLanguages: ['en'], countries: ['ES'], genres: ['homebrew', 'simulation'], keywords: ['game boy color', 'city building', 'rom', 'open source'], popularity: 54, license: 'GPL 3.0',
    plot: 'A city builder for the Game Boy Color, written in assembly, with its source to read.', plotFr: 'Un jeu de construction de ville pour Game Boy Color, écrit en assembleur, avec ses sources à lire.',
    credits: developed('Antonio Niño Díaz'), links: [link('https://github.com/AntonioND/ucity/releases', 71, ['en'], 0.0003, 29), link('https://github.com/AntonioND/ucity', 63, ['en'], 0.002, 90)],
  },
  {
    key: 'tobu-tobu-girl', type: 'emulation', name: 'Tobu Tobu Girl', year: 2017, spokenLanguages: ['en'], countries: ['DK'], genres: ['homebrew', 'platformer'], keywords: ['game boy', 'arcade', 'rom', 'open source'], popularity: 57, license: 'MIT and CC BY 4.0',
    plot: 'A girl’s cat has drifted into the sky, and she jumps, dashes and hovers after it.', plotFr: 'Le chat d’une fille s’est envolé ; elle saute, fonce et plane à sa poursuite.',
    credits: developed('Tangram Games'), links: [link('https://tangramgames.itch.io/tobutobugirl', 71, ['en'], 0.0003, 10), link('https://github.com/SimonLarsen/tobutobugirl', 63, ['en'], 0.01, 73)],
  },
  {
    key: 'libbet', type: 'emulation', name: 'Libbet and the Magic Floor', year: 2018, spokenLanguages: ['en'], countries: ['US'], genres: ['homebrew', 'puzzle'], keywords: ['game boy', 'rolling', 'rom', 'open source'], popularity: 44, license: 'zlib',
    plot: 'An anthropomorphic ball rolls over as many tiles as she can before she reaches the exit.', plotFr: 'Une boule qui a des bras roule sur autant de dalles qu’elle peut avant d’atteindre la sortie.',
    credits: developed('Damian Yerrick'), links: [link('https://github.com/pinobatch/libbet/releases', 71, ['en'], 0.0001, 38), link('https://pinobatch.itch.io/libbet', 71, ['en'], 0.0001, 17)],
  },
  {
    key: 'thwaite', type: 'emulation', name: 'Thwaite', year: 2011, spokenLanguages: ['en'], countries: ['US'], genres: ['homebrew', 'shooter'], keywords: ['nes', 'fireworks', 'rom', 'open source'], popularity: 42, license: 'GPL 3.0',
    plot: 'Fireworks against missiles, for five nights, over a village with a mayor who remembers every house.', plotFr: 'Des feux d’artifice contre des missiles, cinq nuits durant, au-dessus d’un village dont le maire se souvient de chaque maison.',
    credits: developed('Damian Yerrick'), links: [link('https://github.com/pinobatch/thwaite-nes/releases', 71, ['en'], 0.0001, 56), link('https://github.com/pinobatch/thwaite-nes', 63, ['en'], 0.0003, 90)],
  },
  {
    key: 'nova-the-squirrel', type: 'emulation', name: 'Nova the Squirrel', year: 2018, spokenLanguages: ['en'], countries: ['US'], genres: ['homebrew', 'platformer'], keywords: ['nes', 'abilities', 'rom', 'open source'], popularity: 48, license: 'GPL 3.0',
    plot: 'A green squirrel who copies the abilities of those she meets, in a platform game for a console of 1983.', plotFr: 'Une écureuille verte copie les pouvoirs de ceux qu’elle croise, dans un jeu de plateforme pour une console de 1983.',
    credits: developed('NovaSquirrel'), links: [link('https://github.com/NovaSquirrel/NovaTheSquirrel/releases', 71, ['en'], 0.0003, 23), link('https://novasquirrel.itch.io/nova-the-squirrel', 71, ['en'], 0.0003, 6)],
  },
  {
    key: 'mame', type: 'emulation', name: 'MAME', alternativeNames: ['Multiple Arcade Machine Emulator'], year: 1997, spokenLanguages: ['en'], countries: ['IT'], genres: ['emulator'], keywords: ['arcade', 'preservation', 'open source'], popularity: 82, license: 'GPL 2.0', homepage: 'https://www.mamedev.org/',
    plot: 'Describes the machines of the arcades so exactly that they run; that one can play on it is, its authors say, a side effect.', plotFr: 'Décrit si exactement les machines des salles d’arcade qu’elles tournent ; qu’on puisse y jouer est, disent ses auteurs, un effet secondaire.',
    credits: developed('Nicola Salmoria', 'MAME Team'), links: [link('https://github.com/mamedev/mame/releases', 59, ['en'], 0.1, 4), link('https://github.com/mamedev/mame', 63, ['en'], 0.7, 50), link('https://flathub.org/apps/org.mamedev.MAME', 61, ['en'], 0.2, 21)],
  },
  {
    key: 'vice', type: 'emulation', name: 'VICE', year: 1993, spokenLanguages: ['en'], countries: [], genres: ['emulator'], keywords: ['commodore 64', 'sid', 'open source'], popularity: 61, license: 'GPL 2.0', homepage: 'https://vice-emu.sourceforge.io/',
    plot: 'The whole family of Commodore’s eight-bit machines, down to the noise of the disk drive.', plotFr: 'Toute la famille des machines huit bits de Commodore, jusqu’au bruit du lecteur de disquettes.',
    credits: developed('VICE Team'), links: [link('https://sourceforge.net/projects/vice-emu/files/releases/', 59, ['en'], 0.03, 12), link('https://github.com/VICE-Team/svn-mirror', 63, ['en'], 0.1, 67)],
  },
  {
    key: 'melonds', type: 'emulation', name: 'melonDS', year: 2017, spokenLanguages: ['en'], countries: ['FR'], genres: ['emulator'], keywords: ['nintendo ds', 'wi-fi', 'open source'], popularity: 68, license: 'GPL 3.0', homepage: 'https://melonds.kuribo64.net/',
    plot: 'A console with two screens on a machine with one, wireless play included.', plotFr: 'Une console à deux écrans sur une machine qui n’en a qu’un, jeu sans fil compris.',
    credits: developed('Arisotura'), links: [link('https://github.com/melonDS-emu/melonDS/releases', 59, ['en'], 0.02, 6), link('https://flathub.org/apps/net.kuribo64.melonDS', 61, ['en'], 0.03, 28)],
  },
  {
    key: 'gb-studio', type: 'emulation', name: 'GB Studio', year: 2019, spokenLanguages: MULTI, countries: ['GB'], genres: ['homebrew', 'development'], keywords: ['game boy', 'game maker', 'open source'], popularity: 70, license: 'MIT', homepage: 'https://www.gbstudio.dev/',
    plot: 'Makes games for a handheld of 1989 by drag and drop; the cartridge at the end is a real one.', plotFr: 'Fait à la souris des jeux pour une console portable de 1989 ; la cartouche, à la fin, est une vraie.',
    credits: developed('Chris Maltby'), links: [link('https://chrismaltby.itch.io/gb-studio', 58, MULTI, 0.15, 3), link('https://github.com/chrismaltby/gb-studio/releases', 61, MULTI, 0.15, 18), link('https://www.gbstudio.dev/', 60, MULTI, 0.15, 42)],
  },
  {
    key: 'dosbox', type: 'emulation', name: 'DOSBox', year: 2002, spokenLanguages: ['en'], countries: ['NL'], genres: ['emulator'], keywords: ['dos', 'x86', 'open source'], popularity: 79, license: 'GPL 2.0', homepage: 'https://www.dosbox.com/',
    plot: 'A personal computer of the nineties in a window, with the sound card that never had a driver.', plotFr: 'Un ordinateur des années 90 dans une fenêtre, avec la carte son qui n’avait jamais de pilote.',
    credits: developed('Peter Veenstra', 'Sjoerd van der Berg'), links: [link('https://www.dosbox.com/download.php?main=1', 58, ['en'], 0.002, 10), link('https://sourceforge.net/projects/dosbox/files/', 60, ['en'], 0.003, 83)],
  },
]
