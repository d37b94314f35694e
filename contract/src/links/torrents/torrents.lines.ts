import { defineLines } from '../../core/lines.ts'

export const torrentLines = defineLines({
  'Torrents (:count)': { fr: 'Torrents (:count)' },
  'How torrents work': { fr: 'Comment fonctionnent les torrents' },
  'A torrent file or a magnet link tells a torrent client what to fetch from other people who have it. Keep it open for a while afterwards, so that others find it too.':
    {
      fr: 'Un fichier torrent ou un lien magnet dit à un client torrent quoi chercher chez ceux qui l’ont. Laissez-le ouvert un moment ensuite, pour que d’autres le trouvent aussi.',
    },
  'Download the torrent file': { fr: 'Télécharger le fichier torrent' },
  'Copy the magnet link': { fr: 'Copier le lien magnet' },
  'Open in a torrent client': { fr: 'Ouvrir dans un client torrent' },
  Infohash: { fr: 'Infohash' },
})
