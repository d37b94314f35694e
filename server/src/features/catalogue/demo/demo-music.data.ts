import { composed, link, performed } from './demo-credits.ts'
import type { DemoTitle } from './demo-title.ts'

/** Quality ids: 38 MP3 320, 41 OGG Vorbis, 43 FLAC, 44 FLAC 24 bits. */
export const demoMusic: DemoTitle[] = [
  {
    key: 'open-goldberg', type: 'music', name: 'Open Goldberg Variations', year: 2012, releaseDate: '2012-05-28', runtimeMinutes: 81, spokenLanguages: ['zxx'], countries: ['DE'], genres: ['classical', 'piano'], keywords: ['bach', 'crowdfunded', 'cc0'], popularity: 88, license: 'CC0', homepage: 'https://www.opengoldbergvariations.org/',
    plot: 'Bach’s aria and thirty variations, recorded by Kimiko Ishizaka and given to everybody.', plotFr: 'L’aria et les trente variations de Bach, enregistrées par Kimiko Ishizaka et offertes à tous.',
    credits: [...performed('Kimiko Ishizaka'), ...composed('Johann Sebastian Bach')], links: [link('https://www.opengoldbergvariations.org/', 44, ['zxx'], 1.6, 2), link('https://archive.org/search?query=Open+Goldberg+Variations+Ishizaka', 43, ['zxx'], 0.4, 50), link('https://musopen.org/music/1522-goldberg-variations-bwv-988/', 38, ['zxx'], 0.2, 12)],
  },
  {
    key: 'open-well-tempered-clavier', type: 'music', name: 'Open Well-Tempered Clavier, Book 1', frenchName: 'Le Clavier bien tempéré, livre 1', year: 2015, runtimeMinutes: 114, spokenLanguages: ['zxx'], countries: ['DE'], genres: ['classical', 'piano'], keywords: ['bach', 'crowdfunded', 'cc0'], popularity: 74, license: 'CC0', homepage: 'https://welltemperedclavier.org/',
    plot: 'Twenty-four preludes and fugues in every key, free to hear, to copy and to play along with.', plotFr: 'Vingt-quatre préludes et fugues dans tous les tons, libres d’écoute, de copie et d’accompagnement.',
    credits: [...performed('Kimiko Ishizaka'), ...composed('Johann Sebastian Bach')], links: [link('https://welltemperedclavier.org/', 44, ['zxx'], 2.1, 8), link('https://archive.org/search?query=Open+Well-Tempered+Clavier+Ishizaka', 38, ['zxx'], 0.3, 44)],
  },
  {
    key: 'ghosts-i-iv', type: 'music', name: 'Ghosts I–IV', year: 2008, releaseDate: '2008-03-02', runtimeMinutes: 110, spokenLanguages: ['zxx'], countries: ['US'], genres: ['ambient', 'electronic'], keywords: ['instrumental', 'creative commons'], popularity: 79, license: 'CC BY-NC-SA 3.0',
    plot: 'Thirty-six instrumental pieces without names, recorded in ten weeks and licensed for everyone to remix.', plotFr: 'Trente-six pièces instrumentales sans nom, enregistrées en dix semaines et libres d’être remixées.',
    credits: [...performed('Nine Inch Nails'), ...composed('Trent Reznor', 'Atticus Ross')], links: [link('https://archive.org/details/nineinchnails_ghosts_I_IV', 43, ['zxx'], 0.6, 5), link('https://archive.org/download/nineinchnails_ghosts_I_IV', 38, ['zxx'], 0.25, 90)],
  },
  {
    key: 'musopen-chopin', type: 'music', name: 'Set Chopin Free', year: 2013, spokenLanguages: ['zxx'], countries: ['US'], genres: ['classical', 'piano'], keywords: ['chopin', 'crowdfunded'], popularity: 63, license: 'CC0',
    plot: 'Chopin’s works for piano, recorded for Musopen by several pianists and placed in the public domain.', plotFr: 'Les œuvres pour piano de Chopin, enregistrées pour Musopen par plusieurs pianistes et versées au domaine public.',
    credits: composed('Frédéric Chopin'), links: [link('https://musopen.org/composer/frederic-chopin/', 38, ['zxx'], 2.4, 15), link('https://archive.org/search?query=Musopen+Chopin', 43, ['zxx'], 7.7, 20)],
  },
  {
    key: 'libera-me-joplin', type: 'music', name: 'Maple Leaf Rag', year: 1916, runtimeMinutes: 3, spokenLanguages: ['zxx'], countries: ['US'], genres: ['piano', 'jazz'], keywords: ['ragtime', 'piano roll'], popularity: 54, license: 'Public domain',
    plot: 'The rag that made the form famous, from a piano roll punched by its composer.', plotFr: 'Le rag qui rendit le genre célèbre, d’après un rouleau perforé par son compositeur.',
    credits: [...composed('Scott Joplin'), ...performed('Scott Joplin')], links: [link('https://commons.wikimedia.org/wiki/File:Maple_Leaf_Rag_-_played_by_Scott_Joplin_1916_sample.ogg', 41, ['zxx'], 0.01, 29), link('https://commons.wikimedia.org/wiki/File:Maple_leaf_rag_-_played_by_Scott_Joplin_1916_V2.ogg', 41, ['zxx'], 0.01, 8)],
  },
  {
    key: 'the-slip', type: 'music', name: 'The Slip', year: 2008, releaseDate: '2008-05-05', runtimeMinutes: 44, spokenLanguages: ['en'], countries: ['US'], genres: ['rock', 'electronic'], keywords: ['album', 'creative commons'], popularity: 72, license: 'CC BY-NC-SA 3.0',
    plot: 'Ten pieces put on the web without a warning and without a price: “this one’s on me”.', plotFr: 'Dix morceaux mis en ligne sans prévenir et sans prix : « celui-ci, c’est pour moi ».',
    credits: [...performed('Nine Inch Nails'), ...composed('Trent Reznor')], links: [link('https://archive.org/details/nineinchnails_the_slip', 43, ['en'], 0.35, 7), link('https://archive.org/download/nineinchnails_the_slip', 38, ['en'], 0.1, 64)],
  },
  {
    key: 'musopen-collection', type: 'music', name: 'Musopen Collection', frenchName: 'La collection Musopen', year: 2012, spokenLanguages: ['zxx'], countries: ['US', 'CZ'], genres: ['classical', 'orchestral'], keywords: ['symphony', 'beethoven', 'brahms', 'crowdfunded'], popularity: 76, license: 'Public domain',
    plot: 'Symphonies of Beethoven, Brahms, Sibelius and Tchaikovsky, paid for by listeners and recorded so that nobody needs to ask before using them.', plotFr: 'Des symphonies de Beethoven, Brahms, Sibelius et Tchaïkovski, payées par des auditeurs et enregistrées pour que nul n’ait à demander avant de s’en servir.',
    credits: [...performed('Czech National Symphony Orchestra'), ...composed('Ludwig van Beethoven', 'Johannes Brahms', 'Jean Sibelius', 'Pyotr Ilyich Tchaikovsky')], links: [link('https://archive.org/details/MusopenCollectionAsFlac', 43, ['zxx'], 6.2, 9), link('https://musopen.org/music/', 38, ['zxx'], 1.9, 40)],
  },
  {
    key: 'i-dont-know-what-im-doing', type: 'music', name: 'I Don’t Know What I’m Doing', year: 2003, spokenLanguages: ['en'], countries: ['CA'], genres: ['rock', 'electronic'], keywords: ['one-man band', 'open source album', 'creative commons'], popularity: 51, license: 'CC BY-SA',
    plot: 'A one-man band with no fans, as he says, gives away the album and the tracks it was mixed from.', plotFr: 'Un homme-orchestre sans admirateurs, dit-il, donne l’album et les pistes dont il est fait.',
    credits: [...performed('Brad Sucks'), ...composed('Brad Turcotte')], links: [link('https://www.jamendo.com/search?q=brad%20sucks', 38, ['en'], 0.1, 33), link('https://freemusicarchive.org/music/Brad_Sucks/', 36, ['en'], 0.06, 58)],
  },
  {
    key: 'livery-stable-blues', type: 'music', name: 'Livery Stable Blues', year: 1917, runtimeMinutes: 3, spokenLanguages: ['zxx'], countries: ['US'], genres: ['jazz'], keywords: ['first jazz record', '78 rpm', 'new orleans'], popularity: 46, license: 'Public domain (US)',
    plot: 'The first jazz record ever sold, on which clarinet, cornet and trombone crow, whinny and moo.', plotFr: 'Le premier disque de jazz jamais vendu, où clarinette, cornet et trombone font le coq, le cheval et la vache.',
    credits: performed('Original Dixieland Jass Band'), links: [link('https://commons.wikimedia.org/wiki/Category:Original_Dixieland_Jass_Band', 41, ['zxx'], 0.004, 18), link('https://www.loc.gov/collections/national-jukebox/?q=livery+stable+blues', 35, ['zxx'], 0.003, 55)],
  },
  {
    key: 'crazy-blues', type: 'music', name: 'Crazy Blues', year: 1920, runtimeMinutes: 3, spokenLanguages: ['en'], countries: ['US'], genres: ['jazz', 'folk'], keywords: ['blues', '78 rpm', 'harlem'], popularity: 47, license: 'Public domain (US)',
    plot: 'Mamie Smith’s record of August 1920, which showed the record companies that Black audiences bought records.', plotFr: 'Le disque d’août 1920 où Mamie Smith montra aux maisons de disques que le public noir en achetait.',
    credits: [...performed('Mamie Smith'), ...composed('Perry Bradford')], links: [link('https://commons.wikimedia.org/wiki/Category:Mamie_Smith', 41, ['en'], 0.004, 21), link('https://archive.org/search?query=mamie+smith+crazy+blues', 35, ['en'], 0.003, 5)],
  },
  {
    key: 'vesti-la-giubba', type: 'music', name: 'Vesti la giubba', year: 1907, runtimeMinutes: 4, spokenLanguages: ['it'], countries: ['US'], genres: ['classical'], keywords: ['opera', 'pagliacci', '78 rpm'], popularity: 49, license: 'Public domain (US)',
    plot: 'The clown’s aria from Pagliacci as Enrico Caruso recorded it for Victor in 1907.', plotFr: 'L’air du clown de Paillasse, tel qu’Enrico Caruso l’enregistra pour Victor en 1907.',
    credits: [...performed('Enrico Caruso'), ...composed('Ruggero Leoncavallo')], links: [link('https://commons.wikimedia.org/wiki/Category:Enrico_Caruso', 41, ['it'], 0.004, 12), link('https://www.loc.gov/collections/national-jukebox/?q=vesti+la+giubba+caruso', 35, ['it'], 0.004, 39)],
  },
  {
    key: 'rhapsody-in-blue-1924', type: 'music', name: 'Rhapsody in Blue (1924 recording)', alternativeNames: ['Rhapsody in Blue'], frenchName: 'Rhapsody in Blue (enregistrement de 1924)', year: 1924, releaseDate: '1924-06-10', runtimeMinutes: 9, spokenLanguages: ['zxx'], countries: ['US'], genres: ['jazz', 'orchestral', 'piano'], keywords: ['gershwin', 'paul whiteman', '78 rpm'], popularity: 70, license: 'Public domain (US)',
    plot: 'Both sides of a twelve-inch record made four months after the first night, with the composer at the piano and the clarinettist who thought of the slide.', plotFr: 'Les deux faces d’un disque fait quatre mois après la première, avec le compositeur au piano et le clarinettiste qui eut l’idée du glissando.',
    credits: [...performed('George Gershwin', 'Paul Whiteman and His Orchestra'), ...composed('George Gershwin')], links: [link('https://www.loc.gov/collections/national-jukebox/?q=rhapsody+in+blue', 35, ['zxx'], 0.01, 6), link('https://commons.wikimedia.org/wiki/Category:Rhapsody_in_Blue', 41, ['zxx'], 0.01, 30), link('https://archive.org/search?query=rhapsody+in+blue+1924+whiteman', 43, ['zxx'], 0.04, 2)],
  },
  {
    key: 'st-louis-blues-1925', type: 'music', name: 'St. Louis Blues', year: 1925, runtimeMinutes: 3, spokenLanguages: ['en'], countries: ['US'], genres: ['jazz', 'folk'], keywords: ['blues', '78 rpm', 'cornet'], popularity: 65, license: 'Public domain (US)',
    plot: 'Bessie Smith sings Handy’s blues, a young Louis Armstrong answers her between the lines.', plotFr: 'Bessie Smith chante le blues de Handy, un jeune Louis Armstrong lui répond entre les vers.',
    credits: [...performed('Bessie Smith', 'Louis Armstrong'), ...composed('W. C. Handy')], links: [link('https://archive.org/search?query=bessie+smith+st.+louis+blues+1925', 35, ['en'], 0.004, 3), link('https://commons.wikimedia.org/wiki/Category:Bessie_Smith', 41, ['en'], 0.004, 26)],
  },
  {
    key: 'cake-walking-babies-1925', type: 'music', name: 'Cake Walking Babies (from Home)', year: 1925, runtimeMinutes: 3, spokenLanguages: ['en'], countries: ['US'], genres: ['jazz'], keywords: ['new orleans', '78 rpm', 'soprano saxophone'], popularity: 58, license: 'Public domain (US)',
    plot: 'Three minutes in which Louis Armstrong’s cornet and Sidney Bechet’s saxophone try to get past each other.', plotFr: 'Trois minutes où le cornet de Louis Armstrong et le saxophone de Sidney Bechet cherchent à se dépasser.',
    credits: [...performed('Clarence Williams’ Blue Five', 'Louis Armstrong', 'Sidney Bechet'), ...composed('Clarence Williams')], links: [link('https://archive.org/search?query=cake+walking+babies+1925', 35, ['en'], 0.004, 13), link('https://commons.wikimedia.org/wiki/Category:Louis_Armstrong', 41, ['en'], 0.004, 61)],
  },
  {
    key: 'four-seasons-harrison', type: 'music', name: 'The Four Seasons', alternativeNames: ['Le quattro stagioni'], frenchName: 'Les Quatre Saisons', year: 2000, runtimeMinutes: 42, spokenLanguages: ['zxx'], countries: ['US'], genres: ['classical', 'orchestral'], keywords: ['vivaldi', 'violin', 'creative commons'], popularity: 77, license: 'CC BY-SA 3.0',
    plot: 'Vivaldi’s spring, summer, autumn and winter, played by John Harrison with an orchestra of students and put under a free licence.', plotFr: 'Le printemps, l’été, l’automne et l’hiver de Vivaldi, joués par John Harrison avec un orchestre d’étudiants et placés sous licence libre.',
    credits: [...performed('John Harrison', 'Wichita State University Chamber Players'), ...composed('Antonio Vivaldi')], links: [link('https://commons.wikimedia.org/wiki/Category:The_Four_Seasons_(Vivaldi)', 41, ['zxx'], 0.06, 8), link('https://freemusicarchive.org/music/John_Harrison_with_the_Wichita_State_University_Chamber_Players/', 37, ['zxx'], 0.08, 33)],
  },
  {
    key: 'usaf-planets', type: 'music', name: 'The Planets', frenchName: 'Les Planètes', year: 2003, runtimeMinutes: 50, spokenLanguages: ['zxx'], countries: ['US'], genres: ['classical', 'orchestral'], keywords: ['holst', 'wind band', 'suite'], popularity: 68, license: 'Public domain (US)',
    plot: 'Holst’s suite as played by the bands of the United States Air Force, whose recordings belong to everybody.', plotFr: 'La suite de Holst jouée par les musiques de l’armée de l’air américaine, dont les enregistrements sont à tous.',
    credits: [...performed('United States Air Force Band'), ...composed('Gustav Holst')], links: [link('https://commons.wikimedia.org/wiki/Category:The_Planets', 41, ['zxx'], 0.07, 15), link('https://archive.org/search?query=holst+the+planets+air+force+band', 38, ['zxx'], 0.1, 46)],
  },
  {
    key: 'kevin-macleod', type: 'music', name: 'Carefree and Other Pieces', frenchName: 'Carefree et autres pièces', alternativeNames: ['Incompetech'], year: 2014, spokenLanguages: ['zxx'], countries: ['US'], genres: ['ambient', 'electronic', 'folk'], keywords: ['film music', 'royalty free', 'creative commons'], popularity: 62, license: 'CC BY 4.0', homepage: 'https://incompetech.com/',
    plot: 'The music that half of the videos of the web are cut to, by one man who asks only to be named.', plotFr: 'La musique sur laquelle est montée la moitié des vidéos du web, par un homme qui demande seulement à être nommé.',
    credits: [...composed('Kevin MacLeod'), ...performed('Kevin MacLeod')], links: [link('https://incompetech.com/music/royalty-free/', 38, ['zxx'], 0.4, 4), link('https://freemusicarchive.org/music/Kevin_MacLeod/', 37, ['zxx'], 0.3, 22), link('https://archive.org/search?query=Kevin+MacLeod+incompetech', 43, ['zxx'], 2.8, 71)],
  },
  {
    key: 'ccmixter-wired-cd', type: 'music', name: 'The WIRED CD: Rip. Sample. Mash. Share.', year: 2004, runtimeMinutes: 55, spokenLanguages: ['en'], countries: ['US'], genres: ['rock', 'electronic'], keywords: ['compilation', 'remix', 'creative commons'], popularity: 53, license: 'CC Sampling Plus',
    plot: 'Sixteen bands put a song each under a licence that lets others take it apart; a magazine glued the disc to its cover.', plotFr: 'Seize groupes placent chacun un morceau sous une licence qui permet de le démonter ; un magazine colle le disque à sa couverture.',
    credits: performed('Beastie Boys', 'David Byrne', 'Gilberto Gil', 'Le Tigre'), links: [link('https://archive.org/search?query=the+wired+cd+rip+sample+mash+share', 38, ['en'], 0.12, 19), link('https://ccmixter.org/', 37, ['en'], 0.1, 65)],
  },
  {
    key: 'gymnopedies', type: 'music', name: 'Gymnopédies', year: 1888, runtimeMinutes: 10, spokenLanguages: ['zxx'], countries: ['FR'], genres: ['classical', 'piano'], keywords: ['satie', 'slow', 'public domain recording'], popularity: 72, license: 'Public domain',
    plot: 'Three slow dances of 1888 by Erik Satie, in recordings that anybody may put under a film.', plotFr: 'Trois danses lentes de 1888, d’Erik Satie, dans des enregistrements que chacun peut mettre sous un film.',
    credits: composed('Erik Satie'), links: [link('https://musopen.org/composer/erik-satie/', 38, ['zxx'], 0.02, 5), link('https://commons.wikimedia.org/wiki/Category:Gymnopédies', 41, ['zxx'], 0.02, 29)],
  },
]
