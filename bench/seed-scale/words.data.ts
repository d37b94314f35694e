const words = (list: string) => list.trim().split(/\s+/)

/** English nouns of titles, common ones first. */
export const NOUNS = words(`
  love night man life world day time city girl boy house king heart war woman dream road land moon death river mountain
  island game island summer winter storm secret stranger dance train letter garden street star sea fire ghost bridge
  forest shadow light blood queen wolf horse bird angel devil mirror window door key ring crown sword flower rose tree
  stone gold silver diamond snow rain wind wave ocean desert valley village tower castle palace church school hospital
  prison hotel theatre circus carnival market harbour lighthouse station airport highway border frontier kingdom empire
  republic revolution army soldier captain sailor pilot doctor nurse teacher student painter poet singer dancer thief
  detective lawyer judge priest monk witch wizard dragon giant monster vampire robot machine engine clock watch map
  treasure ship boat car truck bicycle rocket planet comet galaxy orbit signal code cipher puzzle riddle maze labyrinth
  chess piano violin guitar drum song symphony opera waltz tango blues harvest wheat bread wine coffee sugar salt pepper
  spider snake tiger lion bear fox rabbit cat dog hawk eagle raven crow swan dove whale shark turtle butterfly bee ant
  family father mother brother sister daughter son child baby widow bride groom wedding marriage divorce affair promise
  lie truth crime murder trial verdict escape chase hunt journey voyage return farewell memory silence echo whisper
  voice scream laughter tear smile kiss touch hand eye face bone skin soul spirit faith hope fear anger rage revenge
  justice mercy grace glory honour pride sin temptation paradise inferno heaven hell purgatory apocalypse genesis exodus
  century year month week hour minute dawn morning noon evening dusk midnight tomorrow yesterday season autumn spring
  factory mine mill farm ranch orchard vineyard cellar attic kitchen corridor staircase basement balcony roof wall fence
  gate path trail track tunnel canyon cliff cave lake pond swamp marsh delta coast shore beach reef bay cape peninsula
  compiler kernel network database terminal browser editor player manager studio toolkit server client library script
  algebra geometry calculus statistics chemistry biology astronomy geology ecology anatomy medicine surgery nutrition
  quantum particle electron magnet crystal prism spectrum laser radar sonar antenna satellite telescope microscope`)

/** English adjectives of titles, common ones first. */
export const ADJECTIVES = words(`
  last first great little big lost dark black white red blue golden secret silent long old new young wild broken hidden
  dead living eternal final forgotten forbidden fallen burning frozen endless empty quiet strange beautiful bitter sweet
  blind brave bright broad brutal calm careless charming clever cold cruel crimson curious deadly deep delicate distant
  divine double dusty early electric elegant emerald enchanted faithful false famous fatal fearless fierce flying foolish
  free gentle ghostly giant gloomy graceful grand grey green guilty happy haunted heavy hollow holy honest hot human
  hungry icy immortal impossible infinite innocent invisible iron ivory jealous lonely loud lucky mad magic merry mighty
  modern mortal mysterious naked narrow noble northern obscure pale perfect plastic poor precious private proud pure
  purple rare restless rich rising royal rusty sacred sad savage scarlet secondhand sharp shining short shy sick simple
  sinister sleeping slow small soft solar solemn southern stolen stormy stubborn sudden sunny swift tender terrible
  thirsty tiny tired total tragic transparent true twisted ugly unknown unseen urban vain vanishing velvet violent virtual
  warm wasted wicked wise wooden wounded wrong yellow advanced applied practical complete essential portable open`)

export const GERUNDS = words(`
  finding losing chasing leaving waiting dreaming falling running hunting saving breaking building burning calling
  climbing counting crossing dancing digging drawing driving drowning escaping facing feeding fighting flying following
  forgetting hiding holding keeping killing knowing learning living looking loving making meeting missing moving painting
  playing praying raising reading remembering returning riding sailing searching selling singing sleeping stealing
  swimming talking teaching travelling understanding walking watching winning writing programming designing measuring`)

export const FRENCH_NOUNS = words(`
  amour nuit homme vie monde jour temps ville fille maison roi cœur guerre femme rêve route terre lune mort rivière
  montagne île jeu été hiver orage secret étranger danse train lettre jardin rue étoile mer feu fantôme pont forêt ombre
  lumière sang reine loup cheval oiseau ange diable miroir fenêtre porte clé anneau couronne épée fleur arbre pierre or
  neige pluie vent vague océan désert vallée village tour château palais église école hôpital prison hôtel théâtre cirque
  marché port phare gare frontière royaume empire république révolution armée soldat capitaine marin pilote médecin
  peintre poète chanteuse danseuse voleur avocat juge prêtre moine sorcière magicien géant monstre machine horloge carte
  trésor navire bateau voiture camion fusée planète comète signal énigme labyrinthe piano violon chanson symphonie valse
  moisson blé pain vin café sel araignée serpent tigre lion ours renard lapin chat chien aigle corbeau cygne baleine
  famille père mère frère sœur enfant veuve mariée noce promesse mensonge vérité crime procès évasion voyage retour adieu
  mémoire silence écho murmure voix cri larme sourire baiser main œil visage âme esprit espoir peur colère vengeance
  siècle année semaine heure minute aube matin midi soir crépuscule minuit demain hier saison automne printemps usine
  mine moulin ferme verger vigne cave grenier cuisine escalier balcon toit mur chemin falaise grotte lac marais rivage`)

export const FRENCH_ADJECTIVES = words(`
  dernier premier grand petit perdu noir blanc rouge bleu secret silencieux long vieux nouveau jeune sauvage brisé caché
  éternel oublié interdit tombé brûlant glacé vide étrange beau amer doux aveugle brave clair cruel curieux profond divin
  double fidèle faux célèbre fatal fier libre gentil triste hanté lourd creux sacré honnête humain immortel impossible
  infini innocent invisible jaloux seul magique moderne mystérieux noble obscur pâle parfait pauvre précieux pur rare
  riche royal rouillé solitaire tendre terrible tragique vrai tordu inconnu urbain violent sage blessé jaune`)

export const GIVEN_NAMES = words(`
  Marie Jean Anna John Mary Pierre Maria William James Robert Charles George Paul Henry Edward Thomas Alice Rose Louise
  Emma Lucie Claire Sophie Julie Camille Chloé Manon Léa Inès Jeanne Marguerite Hélène Suzanne Simone Odette Yvonne
  Jacques Michel André Philippe Alain Bernard Daniel Patrick Nicolas Christophe Laurent Frédéric Julien Sébastien Antoine
  Alexandre Maxime Guillaume Thibault Baptiste Étienne Benoît François René Gérard Marcel Raymond Roger Lucien Émile
  David Michael Richard Joseph Christopher Matthew Anthony Mark Steven Andrew Kenneth Joshua Kevin Brian Ronald Timothy
  Jason Jeffrey Ryan Jacob Gary Eric Jonathan Stephen Larry Justin Scott Brandon Benjamin Samuel Gregory Frank Raymond
  Patricia Jennifer Linda Elizabeth Barbara Susan Jessica Sarah Karen Lisa Nancy Betty Margaret Sandra Ashley Kimberly
  Emily Donna Michelle Carol Amanda Dorothy Melissa Deborah Stephanie Rebecca Sharon Laura Cynthia Kathleen Amy Angela
  Giovanni Giuseppe Francesca Chiara Marco Luca Matteo Alessandro Paolo Carla Bianca Giulia Elena Carlos José Luis Juan
  Miguel Pedro Diego Alejandro Fernando Carmen Lucía Isabel Pilar Dolores Rosa Hans Karl Friedrich Wilhelm Otto Klaus
  Jürgen Günther Ingrid Helga Gertrud Ursula Lotte Greta Lars Erik Nils Anders Björn Astrid Sigrid Freja Ivan Dmitri
  Sergei Nikolai Vladimir Olga Natalia Tatiana Irina Akira Hiroshi Kenji Takeshi Yuki Haruka Sakura Keiko Wei Ming Li
  Chen Xiu Mei Jin Min Soo Hyun Raj Arjun Priya Lakshmi Anil Deepa Mohammed Ahmed Fatima Youssef Leïla Amina Karim Nadia
  Kofi Kwame Ama Chidi Ngozi Zola Thabo Lindiwe Ewa Jan Katarzyna Piotr Zofia Tomasz Agnieszka Jiří Václav Zdeňka Tamás
  Zsófia László Ágnes Ion Elena Radu Ioana Nikos Yannis Sofia Eleni Mehmet Ayşe Emre Zeynep João Inês Rui Beatriz Tiago`)

export const SURNAME_STARTS = words(`
  Al An Ar Bar Be Bel Ber Bo Bon Bra Bran Bu Cal Car Ce Cha Char Cla Co Cor Da Dal De Del Di Do Dra Du El En Er Fa Far Fe
  Fer Fi Fo Fran Ga Gar Ge Gi Go Gra Gri Gu Ha Hal Har He Hen Ho Hol Hu I Is Ja Jo Ka Kar Ke Ki Ko Kra Ku La Lan Le Li Lo
  Lu Ma Mal Man Mar Me Mer Mi Mo Mon Mor Mu Na Nar Ne Ni No O Ol Or Pa Par Pe Per Pi Po Pra Qui Ra Ran Re Ri Ro Ros Ru Sa
  Sal San Sche Sha She Si So Ste Su Ta Tan Te Ti To Tra Tu Ul Va Val Van Ve Ver Vi Vo Wa Wal We Wi Wo Ya Yo Za Ze Zi`)

export const SURNAME_MIDDLES = words(`
  ba bel ben ber bi bo bri ca ce chi da de del der di do dri fa fe fi ga ge gi go ha he ka ke ki ko la le len li lo lu ma
  me mi mo na ne ni no pe pi po ra re ri ro ru sa se si so ta te ti to tri va ve vi vo wa za ze zi`)

export const SURNAME_ENDS = words(`
  ard aud aux bert berg bois born bury by court dale don dorf ell en er esco et ez feld ford gard gen ger ham hart haus
  holm ian ich ier in ini ino ka kin king ko lain land lay lein ley lin lis low lund man mann mont moore nes net nik nov
  off on one oni ot oux owski quet quin ram rand relli rez rick rier rin ris ron rot roy sen ski smith son stad stein
  stone strom tin ton tti vic vich ville voni wald ward way wick win wood worth y zyk`)

export const PLOT_PHRASES = `
A young woman leaves the village of her childhood
After the war, two brothers return to the farm
An engineer discovers a message hidden in an old machine
In a port where nobody asks questions
On the night of the great storm
Three friends cross the country in a stolen van
The last inhabitants of an island
A teacher who no longer believes in anything
Between two trains, a stranger
While the city prepares for the carnival
a letter arrives forty years too late
they must choose between the truth and their freedom
nothing will be as it was before
an unexpected friendship begins
the past returns under another name
everybody has something to lose
a journey through forgotten landscapes starts
the investigation turns against the one who leads it
a family is put back together, piece by piece
the smallest gesture changes the course of things
The work is known for its restraint and its light
It was restored from the surviving negative
Told in seven chapters and an epilogue
With music recorded on location
Its first edition sold out within a week`.trim().split('\n')
