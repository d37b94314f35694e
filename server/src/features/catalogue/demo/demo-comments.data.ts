import type { DemoComment, DemoThreads, DemoUser } from './demo-community.ts'

/** A comment in one line, with what others made of it and answered. */
// oxlint-disable-next-line max-params -- threads read better as lines
const c = (user: DemoUser, ageDays: number, text: string, more: Omit<DemoComment, 'user' | 'ageDays' | 'text'> = {}): DemoComment => ({ user, ageDays, text, ...more })
const title = (key: string, ...comments: DemoComment[]): DemoThreads => ({ on: { type: 'title', key }, comments })

const favouriteShots = [
  'The gears that breathe.', 'Maria in the yard with the children.', 'The clock with ten hours.', 'Freder at the dial.', 'The shift change. Always the shift change.', 'The tower of Babel, with the thousand shaved heads.',
  'Rotwang’s hand.', 'The dance at Yoshiwara.', 'The seven sins stepping out of the wall.', 'Le regard caméra du faux automate.', 'The water coming up between the paving stones.', 'The lamp in the catacombs.', 'Josaphat looking at the pistol.', 'The crowd that is a staircase.',
  'The aeroplanes between the houses.', 'L’horloge qui marque la fin du poste.', 'The rings of light around the machine woman.', 'The stadium at the beginning.', 'The thin man behind his newspaper.', 'Grot at the heart machine.',
  'The children on the gong.', 'La cathédrale, et le toit.', 'The handshake. I know, I know.', 'The titles that fall like water.', 'The M-Machine becoming Moloch.', 'The elevator going down.',
]

export const demoThreads: readonly DemoThreads[] = [
  title('nosferatu-1922',
    c('member', 9, 'Which of the three copies should I start with? The film scan is the biggest, but the first one has subtitles.', { replies: [
      c('uploader', 8.9, 'The first. The intertitles are translated, the tinting is right, and the music does not get in the way.', { up: ['member', 'premium', 'team'], replies: [c('member', 8.8, 'Thank you, that was the right one.', { up: ['uploader'] })] }),
      c('team', 8.2, 'For a projector take the scan, once it is validated. On a telephone you will not see the difference.', { up: ['member'] }),
    ] }),
    c('premium', 20, 'Fun fact: all copies were to be destroyed after a lawsuit by Stoker’s widow. The film is here because somebody did not obey.', { up: ['member', 'team', 'uploader', 'moderator', 'subscriber'], replies: [c('moderator', 19.5, 'And because it was shown in the United States, where the book was in the public domain all along.', { up: ['premium', 'member'] })] }),
    c('subscriber', 33, 'Vu hier en ciné-concert. La salle a ri au début, et plus du tout ensuite.', { up: ['premium'] }),
    c('member', 41, 'First.', { isDeleted: true, replies: [c('moderator', 40.8, 'Please say something about the film.', { up: ['team'] })] }),
  ),
  title('metropolis-1927', c('team', 3, 'One frame to hang on the wall: which one? Mine is the city at dawn.', { up: ['member', 'premium'] }), ...favouriteShots.map((text, index) => c((['member', 'premium', 'subscriber', 'uploader', 'moderator'] as const)[index % 5]!, 4 + index * 1.5, text))),
  title('night-of-the-living-dead-1968',
    c('subscriber', 6, 'How can a film from 1968 be in the public domain?', { replies: [c('team', 5.8, 'The title was changed at the last minute, and the new title card came without a copyright notice. In 1968 that was all it took.', { up: ['subscriber', 'member', 'premium', 'admin'], replies: [c('subscriber', 5.5, 'Incredible. One card.', { replies: [c('team', 5.4, 'One card, and a whole genre.', { up: ['member', 'subscriber'] })] })] })] }),
    c('premium', 15, 'The first link drifts out of sync for me after half an hour, I reported it. The second one is fine.', { up: ['member'] }),
  ),
  title('sintel-2010', c('member', 12, 'The assets are on the studio’s site. My students spend a whole term in that one village.', { up: ['team', 'premium'] }), c('premium', 30, 'Question about the ending: did she know?', { replies: [c('uploader', 29, 'Look at the scar.', { up: ['premium', 'member', 'team'] })] })),
  title('big-buck-bunny-2008', c('admin', 7, 'If your player cannot play this, it is not the file.', { up: ['member', 'premium', 'uploader', 'team'], down: ['subscriber'] }), c('subscriber', 21, 'Les écureuils l’ont bien cherché.', { up: ['member'] })),
  title('les-vampires-1915', c('uploader', 11, 'All ten episodes are linked now, one by one. Say so here if one is wrong.', { up: ['member', 'premium'] , replies: [c('member', 10, 'Episode six is the best hour of 1916, thank you.', { up: ['uploader'] })] }), c('premium', 25, 'Start with episode three if you only have one evening.', { down: ['uploader'], replies: [c('uploader', 24.5, 'Never start with episode three.', { up: ['member', 'team'] })] })),
  title('plan-9-1957', c('team', 9, 'The policeman scratches himself with his gun. Watch for it.', { up: ['member', 'subscriber', 'premium'] }), c('member', 28, 'I love it, and I cannot defend it.', { up: ['team'] })),
  title('his-girl-friday-1940', c('moderator', 13, 'There is a version with two scenes out of order on the same site. Ours is the right one.', { up: ['uploader'] })),
  title('carnival-of-souls-1962', c('premium', 16, 'The pavilion is Saltair, by the Great Salt Lake. It burned down a few years later.', { up: ['member', 'team'] })),
  title('pioneer-one-2010', c('member', 18, 'Is there going to be more?', { replies: [c('team', 17.5, 'Six episodes is all there is. They stop at a good place.', { up: ['member'] })] })),
  title('felix-the-cat-1919', c('moderator', 5, 'Astronomeows is waiting for validation, I will look at it tonight.', { up: ['uploader'] })),
  title('kumo-to-churippu-1943', c('subscriber', 14, 'Show it to children in the afternoon, not before bed. The spider sings very well.', { up: ['premium'] })),
  title('man-with-a-movie-camera-1929', c('premium', 22, 'Which music do you play with it? I have tried techno. It works.', { replies: [c('team', 21, 'Anything with a pulse. Vertov left notes, and they ask for sirens.', { up: ['premium', 'member'] })] })),
  title('0-ad', c('member', 8, 'Does the Flathub build run on an old laptop without a graphics card?', { replies: [c('team', 7.6, 'Set the shadows to off and the water to flat, then yes.', { up: ['member'] })] }), c('uploader', 26, 'Carthage for beginners, Mauryas for the elephants.', { up: ['premium', 'subscriber'] })),
  title('openttd', c('subscriber', 10, 'Signals. Somebody please explain signals.', { up: ['member', 'premium'], replies: [c('moderator', 9.7, 'Path signals everywhere, facing the way the train comes from. Forget the others exist.', { up: ['subscriber', 'team', 'uploader'] })] })),
  title('supertux', c('team', 17, 'The Android build is in the queue; the other two are the latest release.', { up: ['member'] })),
  title('blender', c('premium', 6, 'Start with the doughnut. Everybody starts with the doughnut.', { up: ['member', 'subscriber', 'uploader'] }), c('member', 19, 'On a quatre heures de rendu pour trois secondes de fumée, et l’on recommence.', { up: ['premium'] })),
  title('open-goldberg', c('moderator', 12, 'The score was engraved for the same project and is free as well. Play along.', { up: ['team', 'premium'] })),
  title('monte-cristo', c('subscriber', 15, 'Lisez-le dans l’édition complète. Les abrégés coupent Rome, et Rome est drôle.', { up: ['member', 'uploader'], replies: [c('uploader', 14.8, 'Rome est longue.', { down: ['subscriber'], replies: [c('subscriber', 14.7, 'Rome est longue et drôle.', { up: ['uploader', 'member'] })] })] })),
  title('pride-and-prejudice', c('premium', 23, 'The Standard Ebooks edition is the one with proper typography.', { up: ['subscriber'] })),
  title('cs50', c('subscriber', 11, 'How many hours a week is it really?', { replies: [c('member', 10.6, 'Ten, if you do the problem sets. Two, if you only watch.', { up: ['subscriber', 'premium'] })] })),
  title('scummvm', c('moderator', 20, 'The freeware games are in the catalogue too, with their data on the project’s own site.', { up: ['member'] })),
  { on: { type: 'news', key: 'public-domain-2026' }, comments: [c('premium', 3.5, 'The Bessie Smith side is the one to start with. Armstrong is twenty-three.', { up: ['member', 'team'] }), c('subscriber', 2.8, 'Et en Europe ?', { replies: [c('team', 2.7, 'Les enregistrements y sont libres soixante-dix ans après leur sortie, donc depuis longtemps. Les compositions, cela dépend de leurs auteurs.', { up: ['subscriber'] })] })] },
  { on: { type: 'news', key: 'serials' }, comments: [c('member', 13, 'There goes my winter.', { up: ['uploader', 'premium', 'subscriber'] })] },
  { on: { type: 'news', key: 'blender-open-movies' }, comments: [c('uploader', 8, 'Twenty years! I was at the first one, in the third row.', { up: ['premium', 'admin'] })] },
  { on: { type: 'list', key: 'silent-nights' }, comments: [c('premium', 1.5, 'Good order. I would put Sunrise before Metropolis, so that people stay for both.', { up: ['member'], replies: [c('member', 1.2, 'You may be right. I will try it on my parents.', { up: ['premium'] })] })] },
  { on: { type: 'list', key: 'train-books' }, comments: [c('team', 30, 'Crime and Punishment made me miss my station.', { up: ['subscriber', 'member'] })] },
]
