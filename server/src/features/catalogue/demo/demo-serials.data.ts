import { cast, commons, composed, directed, link, search, wrote } from './demo-credits.ts'
import type { DemoSeason, DemoTitle } from './demo-title.ts'

const SILENT = ['zxx']
const PD = 'Public domain'
const PD_US = 'Public domain (US)'

/** One season whose episodes are told in order: name, what happens, the same in French, the name in French where it has one. */
const chapters = (year: number, entries: readonly (readonly [name: string, plot?: string, plotFr?: string, frenchName?: string])[], minutes?: number): DemoSeason[] => [
  { number: 1, year, episodes: entries.map(([name, plot, plotFr, frenchName], index) => ({ number: index + 1, name, ...(plot && { plot }), ...(plotFr && { plotFr }), ...(frenchName && { frenchName }), ...(minutes && { runtimeMinutes: minutes }) })) },
]

/** Films of a cartoon character, by year of release: one season each. */
const seasonsOf = (years: Readonly<Record<number, readonly string[]>>, minutes: number): DemoSeason[] =>
  Object.entries(years).map(([year, names], index) => ({ number: index + 1, year: Number(year), episodes: names.map((name, at) => ({ number: at + 1, name, runtimeMinutes: minutes })) }))

const tihMinh = ['Le Philtre d’oubli', 'Deux drames dans la nuit', 'Les Mystères de la villa Circé', 'L’Homme dans la malle', 'Chez les fous', 'Oiseaux de nuit', 'L’Évocation', 'Sous le voile', 'La Branche de salut', 'Mercredi 13', 'Le Document 29', 'Justice']
const barrabas = ['La Maîtresse du Juif errant', 'La Justice des hommes', 'La Villa des glycines', 'Le Stigmate', 'Noëlle Maupré', 'La Fille du condamné', 'Les Ailes de Satan', 'Le Manoir mystérieux', 'L’Otage', 'L’Oubliette', 'Le Revenant', 'Justice']
const judexReturns = ['Le Mystère d’une nuit d’été', 'L’Adieu au bonheur', 'L’Ensorcelée', 'La Chambre aux embûches', 'La Forêt hantée', 'Une lueur dans les ténèbres', 'La Main morte', 'Les Captives', 'Les Papiers du docteur Howey', 'Les Deux Destinées', 'Le Crime involontaire', 'Châtiment']
const houseOfMystery = ['L’Ami félon', 'Le Secret de l’étang', 'L’Ambition au service de la haine', 'L’Implacable Verdict', 'Le Pont vivant', 'La Voix du sang', 'Les Caprices du destin', 'En champ clos', 'Les Angoisses de Corradin', 'Le Triomphe de l’amour']
const tarzan = ['Jungle Romance', 'The City of Gold', 'The Sun Death', 'Stalking Death', 'Flames of Hate', 'The Ivory Tomb', 'The Jungle Trap', 'The Tornado', 'Fangs of the Lion', 'The Simoon', 'The Hidden Foe', 'Dynamite Trail', 'The Jungle’s Fury', 'Flaming Arrows', 'The Last Adventure']

/** Serials of the silent cinema, cartoon characters of the twenties, and shorts that belong together. */
export const demoSerials: DemoTitle[] = [
  {
    key: 'caminandes', type: 'series', name: 'Caminandes', year: 2013, runtimeMinutes: 2, spokenLanguages: SILENT, countries: ['NL', 'AR'], genres: ['animation', 'comedy', 'family', 'short'], keywords: ['llama', 'patagonia', 'open movie', 'blender'], popularity: 86, license: 'CC BY', homepage: 'https://studio.blender.org/films/',
    plot: 'Koro the llama lives in Patagonia, where the grass is always on the other side of something.',
    plotFr: 'Koro le lama vit en Patagonie, où l’herbe est toujours de l’autre côté de quelque chose.',
    credits: [...directed('Pablo Vazquez'), { name: 'Francesco Siddi', department: 'production', job: 'Producer' }],
    seasons: chapters(2013, [['Llama Drama', 'A road lies between Koro and the leaves he wants to eat.', 'Une route sépare Koro des feuilles qu’il voudrait manger.'], ['Gran Dillama', 'Koro meets an electric fence, and learns what a fence is for.', 'Koro rencontre une clôture électrique, et apprend à quoi sert une clôture.'], ['Llamigos', 'In the winter a penguin is after the same berries.', 'En hiver, un manchot convoite les mêmes baies.']], 2),
    links: [link('https://studio.blender.org/projects/caminandes-1/', 16, SILENT, 0.1, 6, { season: 1, episode: 1 }), link('https://studio.blender.org/projects/caminandes-2/', 16, SILENT, 0.1, 5, { season: 1, episode: 2 }), link('https://studio.blender.org/projects/caminandes-3/', 16, SILENT, 0.2, 3, { season: 1, episode: 3 }), link(commons('Category:Caminandes'), 19, SILENT, 0.3, 12, { season: 1, fullSeason: true })],
  },
  {
    key: 'tih-minh-1918', type: 'series', name: 'Tih Minh', frenchName: 'Tih-Minh', year: 1918, runtimeMinutes: 418, spokenLanguages: SILENT, countries: ['FR'], genres: ['adventure', 'crime', 'serial', 'silent'], keywords: ['riviera', 'nice', 'amnesia', 'spies'], popularity: 62, license: PD,
    plot: 'An explorer comes home to Nice with a bride from Indochina and a book in which spies of three nations look for the same secret.',
    plotFr: 'Un explorateur rentre à Nice avec une fiancée d’Indochine et un livre où les espions de trois nations cherchent le même secret.',
    credits: [...directed('Louis Feuillade'), ...cast('René Cresté: Jacques d’Athys', 'Mary Harald: Tih Minh', 'Édouard Mathé: Sir Francis Grey', 'Georges Biscot: Placide', 'Gaston Michel: Doctor Gilson')],
    seasons: chapters(1919, tihMinh.map((name) => [name])),
    links: [...tihMinh.slice(0, 9).map((name, index) => link(search(`Feuillade Tih Minh ${name}`), 1, SILENT, 0.6, 30 + index, { season: 1, episode: index + 1, subtitles: ['fr'] })), link(commons('Category:Tih_Minh'), 33, SILENT, 4.2, 8, { season: 1, fullSeason: true })],
  },
  {
    key: 'barrabas-1920', type: 'series', name: 'Barrabas', year: 1920, spokenLanguages: SILENT, countries: ['FR'], genres: ['crime', 'mystery', 'serial', 'silent'], keywords: ['secret society', 'banker', 'lawyer'], popularity: 49, license: PD,
    plot: 'A lawyer and a journalist trace the letters burnt into the skin of the dead to a bank, and to the society that the bank is the face of.',
    plotFr: 'Un avocat et un journaliste remontent, des lettres marquées sur la peau des morts, à une banque, et à la société dont elle est le visage.',
    credits: [...directed('Louis Feuillade'), ...cast('Gaston Michel: Rudolph Strelitz', 'Fernand Herrmann: Jacques Varèse', 'Édouard Mathé: Raoul de Nérac', 'Georges Biscot: Biscotin'), ...wrote('Louis Feuillade', 'Maurice Level')],
    seasons: chapters(1920, barrabas.map((name) => [name])),
    links: [...barrabas.slice(0, 6).map((name, index) => link(search(`Feuillade Barrabas ${name}`), 1, SILENT, 0.5, 22 + index, { season: 1, episode: index + 1 })), link(commons('Category:Barrabas_(1920_film)'), 33, SILENT, 3.6, 40, { season: 1, fullSeason: true, status: 'pending' })],
  },
  {
    key: 'nouvelle-mission-de-judex-1917', type: 'series', name: 'The New Mission of Judex', originalName: 'La Nouvelle Mission de Judex', frenchName: 'La Nouvelle Mission de Judex', year: 1917, spokenLanguages: SILENT, countries: ['FR'], genres: ['crime', 'adventure', 'serial', 'silent'], keywords: ['avenger', 'cape', 'hypnosis', 'sequel'], popularity: 47, license: PD,
    plot: 'Judex believed his work was done. A band that rules the will of its victims by hypnosis makes him put the cape back on.',
    plotFr: 'Judex croyait son œuvre accomplie. Une bande qui règne par l’hypnose sur la volonté de ses victimes lui fait reprendre la cape.',
    credits: [...directed('Louis Feuillade'), ...cast('René Cresté: Judex', 'Yvette Andréyor: Jacqueline', 'Marcel Lévesque: Cocantin', 'Édouard Mathé: Roger de Trémeuse'), ...wrote('Louis Feuillade', 'Arthur Bernède')],
    seasons: chapters(1918, judexReturns.map((name) => [name])),
    links: [...judexReturns.slice(0, 4).map((name, index) => link(search(`Feuillade nouvelle mission de Judex ${name}`), 33, SILENT, 0.5, 14 + index, { season: 1, episode: index + 1 })), link(search('nouvelle mission de Judex 1917 complete'), 1, SILENT, 3.1, 77, { season: 1, fullSeason: true, status: 'dead' })],
  },
  {
    key: 'maison-du-mystere-1923', type: 'series', name: 'The House of Mystery', originalName: 'La Maison du mystère', frenchName: 'La Maison du mystère', year: 1923, runtimeMinutes: 383, spokenLanguages: SILENT, countries: ['FR'], genres: ['drama', 'mystery', 'serial', 'silent'], keywords: ['wrongly accused', 'escape', 'textile mill'], popularity: 58, license: PD,
    plot: 'A mill owner is sent to the galleys for a murder that his best friend committed; for twenty years he flees, hides and waits near his daughter.',
    plotFr: 'Un filateur est envoyé au bagne pour un meurtre commis par son meilleur ami ; vingt ans durant il fuit, se cache et veille de loin sur sa fille.',
    credits: [...directed('Alexandre Volkoff'), ...cast('Ivan Mosjoukine: Julien Villandrit', 'Hélène Darly: Régine de Bettigny', 'Charles Vanel: Henri Corradin', 'Nicolas Koline: Rudeberg', 'Francine Mussey: Christiane'), ...wrote('Jules Mary')],
    seasons: chapters(1923, houseOfMystery.map((name) => [name])),
    links: [link(search('La Maison du mystère Volkoff 1923'), 16, SILENT, 5.1, 4, { season: 1, fullSeason: true, subtitles: ['fr', 'en'] }), ...houseOfMystery.slice(0, 3).map((name, index) => link(search(`Maison du mystère Mosjoukine ${name}`), 19, SILENT, 0.7, 18 + index, { season: 1, episode: index + 1, subtitles: ['fr'] }))],
  },
  {
    key: 'topi-grigi-1918', type: 'series', name: 'The Grey Rats', originalName: 'I topi grigi', frenchName: 'Les Rats gris', year: 1918, spokenLanguages: SILENT, countries: ['IT'], genres: ['crime', 'adventure', 'serial', 'silent'], keywords: ['apache', 'za-la-mort', 'underworld'], popularity: 44, license: PD,
    plot: 'Za-la-Mort, a gentleman of the underworld, has retired to the country, when a gang in grey takes the boy he looks after.',
    plotFr: 'Za-la-Mort, gentilhomme des bas-fonds, s’est retiré à la campagne, quand une bande en gris enlève l’enfant dont il a la garde.',
    credits: [...directed('Emilio Ghione'), ...cast('Emilio Ghione: Za-la-Mort', 'Kally Sambucini: Za-la-Vie', 'Alberto Francis Bertone: Grigione')],
    seasons: chapters(1918, ['La busta nera', 'La tortura', 'Il covo', 'La rete di corda', 'La corsa al milione', 'Aristocrazia canaglia', '6000 volts', 'Mezza quaresima'].map((name) => [name])),
    links: [link(commons('Category:I_topi_grigi'), 33, SILENT, 3.0, 33, { season: 1, fullSeason: true }), link(search('Ghione topi grigi 1918'), 1, SILENT, 0.5, 9, { season: 1, episode: 1 })],
  },
  {
    key: 'homunculus-1916', type: 'series', name: 'Homunculus', year: 1916, spokenLanguages: SILENT, countries: ['DE'], genres: ['science-fiction', 'horror', 'serial', 'silent'], keywords: ['artificial man', 'laboratory', 'expressionism'], popularity: 55, license: PD,
    plot: 'A man made in a laboratory learns that he cannot love, and that nobody will ever love him. He sets out to make the world as cold as he is.',
    plotFr: 'Un homme né d’un laboratoire apprend qu’il ne peut aimer, et que nul ne l’aimera. Il entreprend de rendre le monde aussi froid que lui.',
    credits: [...directed('Otto Rippert'), ...cast('Olaf Fønss: Richard Ortmann, Homunculus', 'Friedrich Kühne: Edgar Rodin'), ...wrote('Robert Reinert')],
    seasons: chapters(1916, ['Die Geburt des Homunculus', 'Das geheimnisvolle Buch', 'Die Liebestragödie des Homunculus', 'Die Rache des Homunculus', 'Die Vernichtung der Menschheit', 'Das Ende des Homunculus'].map((name) => [name])),
    links: [link(search('Homunculus 1916 Rippert'), 33, SILENT, 1.1, 17, { season: 1, fullSeason: true, subtitles: ['de'] }), link(commons('Category:Homunculus_(1916_film)'), 1, SILENT, 0.4, 50, { season: 1, episode: 4 })],
  },
  {
    key: 'herrin-der-welt-1919', type: 'series', name: 'The Mistress of the World', originalName: 'Die Herrin der Welt', frenchName: 'La Maîtresse du monde', year: 1919, spokenLanguages: SILENT, countries: ['DE'], genres: ['adventure', 'serial', 'silent'], keywords: ['treasure', 'china', 'africa', 'revenge'], popularity: 51, license: PD_US,
    plot: 'Maud Gregaards crosses the world to find the treasure of the Queen of Sheba, so as to pay back the man who ruined her family.',
    plotFr: 'Maud Gregaards parcourt le monde à la recherche du trésor de la reine de Saba, pour rendre à l’homme qui ruina les siens ce qu’elle lui doit.',
    credits: [...directed('Joe May'), ...cast('Mia May: Maud Gregaards', 'Michael Bohnen: Consul Madsen', 'Henry Sze: Doctor Kien-Lung')],
    seasons: chapters(1919, ['Die Freundin des gelben Mannes', 'Die Geschichte der Maud Gregaards', 'Der Rabbi von Kuan-Fu', 'König Makombe', 'Ophir, die Stadt der Vergangenheit', 'Die Frau mit den Milliarden', 'Die Wohltäterin der Menschheit', 'Die Rache der Maud Fergusson'].map((name) => [name])),
    links: [link(search('Die Herrin der Welt 1919 Joe May'), 1, SILENT, 4.4, 26, { season: 1, fullSeason: true }), link(commons('Category:Die_Herrin_der_Welt_(1919)'), 33, SILENT, 0.6, 63, { season: 1, episode: 1 })],
  },
  {
    key: 'die-spinnen-1919', type: 'series', name: 'The Spiders', originalName: 'Die Spinnen', frenchName: 'Les Araignées', year: 1919, releaseDate: '1919-10-03', runtimeMinutes: 137, spokenLanguages: SILENT, countries: ['DE'], genres: ['adventure', 'crime', 'silent'], keywords: ['incas', 'diamond', 'secret society'], popularity: 64, license: PD_US,
    plot: 'A sportsman fishes a message in a bottle out of the sea; the society of the Spiders would like to have it first.',
    plotFr: 'Un sportif pêche en mer une bouteille et son message ; la société des Araignées voudrait l’avoir avant lui.',
    credits: [...directed('Fritz Lang'), ...cast('Carl de Vogt: Kay Hoog', 'Ressel Orla: Lio Sha', 'Lil Dagover: Naela', 'Georg John: Doctor Telphas'), ...wrote('Fritz Lang')],
    externalIds: { imdb: 'tt0010726' },
    seasons: [{ number: 1, year: 1919, episodes: [{ number: 1, name: 'Der goldene See', frenchName: 'Le Lac d’or', releaseDate: '1919-10-03', runtimeMinutes: 69, plot: 'To Peru, where the last Incas guard a lake full of gold.', plotFr: 'Au Pérou, où les derniers Incas gardent un lac rempli d’or.' }, { number: 2, name: 'Das Brillantenschiff', frenchName: 'Le Navire aux diamants', releaseDate: '1920-02-06', runtimeMinutes: 80, plot: 'A diamond in the shape of a Buddha’s head, and a city under the city of San Francisco.', plotFr: 'Un diamant en forme de tête de Bouddha, et une ville sous la ville de San Francisco.' }] }],
    links: [link(search('Fritz Lang Die Spinnen goldene See'), 19, SILENT, 1.2, 7, { season: 1, episode: 1, subtitles: ['en'] }), link(search('Fritz Lang Die Spinnen Brillantenschiff'), 19, SILENT, 1.3, 7, { season: 1, episode: 2, subtitles: ['en'] }), link(commons('Category:Die_Spinnen'), 1, SILENT, 1.4, 44, { season: 1, fullSeason: true })],
  },
  {
    key: 'miss-mend-1926', type: 'series', name: 'Miss Mend', originalName: 'Мисс Менд', frenchName: 'Miss Mend', year: 1926, releaseDate: '1926-10-26', runtimeMinutes: 250, spokenLanguages: SILENT, countries: ['SU'], genres: ['adventure', 'comedy', 'spy', 'silent'], keywords: ['reporters', 'bacteria', 'leningrad'], popularity: 53, license: `${PD} (Russia)`,
    plot: 'Three reporters and a typist race a businessman’s plot to let plague loose on Leningrad, on trains, ships, motorcycles and each other’s shoulders.',
    plotFr: 'Trois reporters et une dactylo disputent de vitesse le complot d’un industriel pour répandre la peste à Leningrad, en train, en bateau, à moto et sur les épaules les uns des autres.',
    credits: [...directed('Fedor Ozep', 'Boris Barnet'), ...cast('Natalya Glan: Vivian Mend', 'Igor Ilyinsky: Tom Hopkins', 'Vladimir Fogel: Vogel', 'Boris Barnet: Barnet', 'Sergei Komarov: Chiche')],
    seasons: chapters(1926, [['Part one', 'A strike, a will and a coffin that is not empty.', 'Une grève, un testament et un cercueil qui n’est pas vide.', 'Première partie'], ['Part two', 'By ship to Leningrad, with something in the cargo.', 'En bateau vers Leningrad, avec quelque chose dans la cargaison.', 'Deuxième partie'], ['Part three', 'The race through the city.', 'La course à travers la ville.', 'Troisième partie']]),
    links: [link(search('Miss Mend 1926 Barnet Ozep'), 1, SILENT, 2.6, 11, { season: 1, fullSeason: true, subtitles: ['en', 'fr'] }), link(commons('Category:Miss_Mend_(film)'), 33, SILENT, 0.9, 58, { season: 1, episode: 1 })],
  },
  {
    key: 'adventures-of-tarzan-1921', type: 'series', name: 'The Adventures of Tarzan', frenchName: 'Les Aventures de Tarzan', year: 1921, releaseDate: '1921-12-01', spokenLanguages: SILENT, countries: ['US'], genres: ['adventure', 'serial', 'silent'], keywords: ['jungle', 'lost city', 'lions'], popularity: 59, license: PD,
    plot: 'Fifteen chapters of leaps, lions and narrow escapes on the way to the gold of Opar, whose place is tattooed on a shoulder.',
    plotFr: 'Quinze épisodes de bonds, de lions et d’évasions de justesse sur le chemin de l’or d’Opar, dont la carte est tatouée sur une épaule.',
    credits: [...directed('Robert F. Hill'), ...cast('Elmo Lincoln: Tarzan', 'Louise Lorraine: Jane', 'Frank Whitson: Rokoff', 'Lillian Worth: Queen La')],
    seasons: chapters(1921, tarzan.map((name) => [name])),
    links: [link(search('Adventures of Tarzan 1921 Elmo Lincoln'), 1, SILENT, 2.2, 13, { season: 1, fullSeason: true, subtitles: ['en'] }), ...tarzan.slice(0, 5).map((name, index) => link(search(`Adventures of Tarzan 1921 ${name}`), 33, SILENT, 0.3, 35 + index, { season: 1, episode: index + 1 }))],
  },
  {
    key: 'rarebit-fiend-1921', type: 'series', name: 'Dreams of the Rarebit Fiend', frenchName: 'Les Cauchemars de l’amateur de fondue', year: 1921, spokenLanguages: SILENT, countries: ['US'], genres: ['animation', 'fantasy', 'short', 'silent'], keywords: ['dream', 'cheese', 'newspaper comic'], popularity: 54, license: PD,
    plot: 'Somebody eats melted cheese before going to bed. Winsor McCay draws what happens next.',
    plotFr: 'Quelqu’un mange du fromage fondu avant d’aller au lit. Winsor McCay dessine la suite.',
    credits: [...directed('Winsor McCay'), ...wrote('Winsor McCay')],
    seasons: chapters(1921, [['Bug Vaudeville', 'A tramp falls asleep under a tree and insects put on a show for him.', 'Un vagabond s’endort sous un arbre, et des insectes lui donnent un spectacle.'], ['The Pet', 'A stray that is fed grows, is fed and grows, until it eats the city.', 'Une bête errante qu’on nourrit grandit, mange et grandit encore, jusqu’à dévorer la ville.'], ['The Flying House', 'A couple fits wings to the house and leaves with it, rather than pay.', 'Plutôt que de payer, un couple met des ailes à la maison et s’envole avec elle.']], 10),
    links: [link(commons('Category:Dreams_of_the_Rarebit_Fiend'), 33, SILENT, 0.4, 5, { season: 1, fullSeason: true }), ...['Bug Vaudeville', 'The Pet', 'The Flying House'].map((name, index) => link(search(`Winsor McCay ${name} 1921`), 1, SILENT, 0.1, 20 + index, { season: 1, episode: index + 1 }))],
  },
  {
    key: 'felix-the-cat-1919', type: 'series', name: 'Felix the Cat', frenchName: 'Félix le Chat', year: 1919, releaseDate: '1919-11-09', runtimeMinutes: 8, spokenLanguages: SILENT, countries: ['US'], genres: ['animation', 'comedy', 'short', 'silent'], keywords: ['cat', 'cartoon', 'pat sullivan'], popularity: 74, license: PD,
    plot: 'A black cat thinks, walks up and down, and takes the question mark over his head for a hook.',
    plotFr: 'Un chat noir réfléchit, fait les cent pas, et prend pour crochet le point d’interrogation au-dessus de sa tête.',
    credits: [...directed('Otto Messmer'), { name: 'Pat Sullivan', department: 'production', job: 'Producer' }],
    seasons: seasonsOf({ 1919: ['Feline Follies', 'Musical Mews'], 1923: ['Felix Revolts', 'Felix in Hollywood'], 1924: ['Felix Doubles for Darwin', 'Felix Finds ’Em Fickle', 'Felix Dopes It Out'], 1925: ['Felix Trifles with Time', 'Felix the Cat Busts Into Business'], 1928: ['Sure-Locked Homes', 'Astronomeows', 'Felix Woos Whoopee'] }, 8),
    links: [link(commons('Category:Felix_the_Cat_animations'), 33, SILENT, 0.2, 3, { season: 1, fullSeason: true }), link(search('Felix the Cat 1923 Messmer'), 1, SILENT, 0.2, 12, { season: 2, fullSeason: true }), link(search('Felix in Hollywood 1923'), 33, SILENT, 0.1, 60, { season: 2, episode: 2 }), link(search('Felix Dopes It Out 1924'), 33, SILENT, 0.1, 24, { season: 3, episode: 3 }), link(search('Felix Trifles with Time 1925'), 33, SILENT, 0.1, 31, { season: 4, episode: 1 }), link(search('Felix Woos Whoopee 1928'), 19, SILENT, 0.2, 2, { season: 5, episode: 3 }), link(search('Felix the Cat Astronomeows 1928'), 33, SILENT, 0.1, 1, { season: 5, episode: 2, status: 'pending' })],
  },
  {
    key: 'out-of-the-inkwell', type: 'series', name: 'Out of the Inkwell', frenchName: 'Koko le clown', alternativeNames: ['Koko the Clown'], year: 1919, runtimeMinutes: 7, spokenLanguages: SILENT, countries: ['US'], genres: ['animation', 'comedy', 'short', 'silent'], keywords: ['clown', 'rotoscope', 'ink', 'fleischer'], popularity: 66, license: PD,
    plot: 'Max Fleischer draws a clown, and the clown climbs down from the drawing board to see what else there is in the studio.',
    plotFr: 'Max Fleischer dessine un clown, et le clown descend de la planche voir ce qu’il y a d’autre dans l’atelier.',
    credits: [...directed('Dave Fleischer'), ...cast('Max Fleischer: himself'), { name: 'Max Fleischer', department: 'production', job: 'Producer' }],
    seasons: seasonsOf({ 1919: ['The Tantalizing Fly', 'The Clown’s Pup'], 1920: ['Perpetual Motion', 'The Boxing Kangaroo'], 1921: ['Modeling', 'Invisible Ink'], 1922: ['The Mosquito', 'Bubbles', 'Jumping Beans'], 1923: ['Trapped', 'Bedtime'] }, 7),
    links: [link(commons('Category:Out_of_the_Inkwell'), 33, SILENT, 0.2, 8, { season: 1, fullSeason: true }), link(search('Out of the Inkwell Perpetual Motion 1920'), 1, SILENT, 0.1, 47, { season: 2, episode: 1 }), link(search('Out of the Inkwell Modeling 1921'), 33, SILENT, 0.1, 16, { season: 3, episode: 1 }), link(search('Out of the Inkwell Jumping Beans 1922'), 33, SILENT, 0.1, 6, { season: 4, episode: 3 }), link(search('Out of the Inkwell Bedtime 1923'), 19, SILENT, 0.2, 2, { season: 5, episode: 2 })],
  },
  {
    key: 'alice-comedies', type: 'series', name: 'Alice Comedies', frenchName: 'Alice Comedies', year: 1923, runtimeMinutes: 9, spokenLanguages: SILENT, countries: ['US'], genres: ['animation', 'comedy', 'family', 'short', 'silent'], keywords: ['girl in a cartoon', 'live action', 'kansas city'], popularity: 68, license: PD,
    plot: 'A real girl walks about in a drawn land with a cat named Julius, who does most of the work.',
    plotFr: 'Une vraie petite fille se promène dans un pays dessiné, avec un chat, Julius, qui fait le plus gros du travail.',
    credits: [...directed('Walt Disney'), ...cast('Virginia Davis: Alice', 'Margie Gay: Alice', 'Lois Hardwick: Alice'), { name: 'Ub Iwerks', department: 'camera', job: 'Animator' }],
    seasons: seasonsOf({ 1923: ['Alice’s Wonderland'], 1924: ['Alice’s Day at Sea', 'Alice’s Spooky Adventure', 'Alice’s Wild West Show', 'Alice and the Dog Catcher', 'Alice the Peacemaker'], 1925: ['Alice Rattled by Rats', 'Alice in the Jungle', 'Alice’s Egg Plant', 'Alice’s Tin Pony'], 1926: ['Alice in the Wooly West', 'Alice’s Mysterious Mystery'] }, 9),
    links: [link(search('Alice’s Wonderland 1923 Disney'), 33, SILENT, 0.2, 4, { season: 1, episode: 1 }), link(commons('Category:Alice_Comedies'), 33, SILENT, 0.7, 14, { season: 2, fullSeason: true }), link(search('Alice’s Wild West Show 1924'), 1, SILENT, 0.1, 39, { season: 2, episode: 3 }), link(search('Alice Rattled by Rats 1925'), 33, SILENT, 0.1, 10, { season: 3, episode: 1 }), link(search('Alice in the Wooly West 1926'), 33, SILENT, 0.1, 21, { season: 4, episode: 1 })],
  },
  {
    key: 'private-snafu', type: 'series', name: 'Private Snafu', frenchName: 'Le Soldat Snafu', year: 1943, releaseDate: '1943-06-28', runtimeMinutes: 4, spokenLanguages: ['en'], countries: ['US'], genres: ['animation', 'comedy', 'war', 'short'], keywords: ['army', 'training film', 'second world war'], popularity: 71, license: PD_US,
    plot: 'The worst soldier of the army shows, by example, what not to do with gas, mosquitoes, secrets and booby traps.',
    plotFr: 'Le pire soldat de l’armée montre par l’exemple ce qu’il ne faut faire ni des gaz, ni des moustiques, ni des secrets, ni des pièges.',
    credits: [...directed('Chuck Jones', 'Friz Freleng', 'Bob Clampett', 'Frank Tashlin'), ...cast('Mel Blanc: Private Snafu'), ...wrote('Theodor Geisel', 'Munro Leaf', 'Phil Eastman'), ...composed('Carl Stalling')],
    seasons: seasonsOf({ 1943: ['Coming!! Snafu', 'Gripes', 'Spies', 'The Goldbrick', 'The Infantry Blues', 'Fighting Tools', 'The Home Front', 'Rumors'], 1944: ['Booby Traps', 'Snafuperman', 'Private Snafu vs. Malaria Mike', 'A Lecture on Camouflage', 'Gas', 'The Chow Hound', 'Censored', 'Outpost', 'Pay Day', 'Target: Snafu', 'Three Brothers'], 1945: ['In the Aleutians', 'It’s Murder She Says', 'Hot Spot', 'No Buddy Atoll'] }, 4),
    links: [link(commons('Category:Private_Snafu'), 33, ['en'], 0.4, 2, { season: 1, fullSeason: true, subtitles: ['en'] }), ...['Coming Snafu', 'Gripes', 'Spies'].map((name, index) => link(search(`Private Snafu ${name} 1943`), 1, ['en'], 0.1, 15 + index, { season: 1, episode: index + 1 })), link(search('Private Snafu 1944'), 1, ['en'], 0.5, 28, { season: 2, fullSeason: true }), link(search('Private Snafu Snafuperman'), 33, ['en'], 0.1, 52, { season: 2, episode: 2 }), link(search('Private Snafu No Buddy Atoll'), 33, ['en'], 0.1, 5, { season: 3, episode: 4 })],
  },
]
