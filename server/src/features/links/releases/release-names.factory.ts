/**
 * Names as people give them, of works that are free or in the public domain, each with what it says: title, year, place
 * (`S1 E2`, `S1 full`), quality, languages that are heard and read (`+ fr-ca/fr`: several, of which Quebec French is
 * named; French is read) and group.
 */
const TABLE = `
Nosferatu.1922.RESTORED.MULTi.1080p.BluRay.x264-GROUP | Nosferatu | 1922 |  | Blu-Ray 1080p | + / | GROUP
Sintel.2010.2160p.WEB-DL.x265-GRP | Sintel | 2010 |  | WEB-DL 2160p | / | GRP
Big.Buck.Bunny.2008.1080p.BluRay.x264-GRP | Big Buck Bunny | 2008 |  | Blu-Ray 1080p | / | GRP
Tears.of.Steel.2012.2160p.UHD.BluRay.x265.HDR-GRP | Tears of Steel | 2012 |  | ULTRA HD (x265) | / | GRP
Metropolis.1927.MULTi.1080p.BluRay.x264-55e7 | Metropolis | 1927 |  | Blu-Ray 1080p | + / | 
Metropolis (1927) [1080p] [BluRay] | Metropolis | 1927 |  | Blu-Ray 1080p | / | 
Metropolis.1927.VOSTFR.720p.WEB-DL-4dc5 | Metropolis | 1927 |  | WEB-DL 720p | /fr | 4dc5
Le.Voyage.dans.la.Lune.1902.FRENCH.1080p.BluRay.x264-GRP | Le Voyage dans la Lune | 1902 |  | Blu-Ray 1080p | fr/ | GRP
Le.Voyage.dans.la.Lune.1902.TRUEFRENCH.DVDRip.XviD-GRP | Le Voyage dans la Lune | 1902 |  | DVDRIP | fr-fr/ | GRP
La.Passion.de.Jeanne.d.Arc.1928.VFF.1080p.BluRay.x265-GRP | La Passion de Jeanne d Arc | 1928 |  | Blu-Ray 1080p (x265) | fr-fr/ | GRP
Le.Cabinet.du.Docteur.Caligari.1920.VFQ.720p.HDTV.x264-GRP | Le Cabinet du Docteur Caligari | 1920 |  | HDTV 720p | fr-ca/ | GRP
L.Atalante.1934.VF2.1080p.WEB-DL.x264-GRP | L Atalante | 1934 |  | WEB-DL 1080p | fr-fr fr-ca/ | GRP
Un.Chien.Andalou.1929.SUBFRENCH.DVDRip.XviD-GRP | Un Chien Andalou | 1929 |  | DVDRIP | /fr | GRP
Faust.1926.MULTi.VFF.1080p.BluRay.REMUX.AVC-GRP | Faust | 1926 |  | REMUX | + fr-fr/ | GRP
Faust.1926.MULTi.VFQ.2160p.UHD.BluRay.REMUX.HEVC-GRP | Faust | 1926 |  | REMUX 2160p | + fr-ca/ | GRP
Faust.1926.VOSTFR.HDLight.1080p.x264-GRP | Faust | 1926 |  | HDLight 1080p | /fr | GRP
Faust.1926.MULTi.4KLight.2160p.x265-GRP | Faust | 1926 |  | ULTRA HD Light (x265) | + / | GRP
The.General.1926.VOSTEN.1080p.WEBRip.x264-GRP | The General | 1926 |  | WEBRIP 1080p | /en | GRP
The General 1926 720p BRRip x264 AAC-GRP | The General | 1926 |  | BDRIP | / | GRP
The.Kid.1921.MUET.1080p.BluRay.x264-GRP | The Kid | 1921 |  | Blu-Ray 1080p | zxx/ | GRP
Night.of.the.Living.Dead.1968.VFI.1080p.WEB.x264-GRP | Night of the Living Dead | 1968 |  | WEB-DL 1080p | fr/ | GRP
Night.of.the.Living.Dead.1968.CAM-GRP | Night of the Living Dead | 1968 |  | CAM | / | GRP
His.Girl.Friday.1940.FRENCH.BDRip.x264-GRP | His Girl Friday | 1940 |  | BDRIP | fr/ | GRP
Charade.1963.MULTI.1080p.HDTV.x264-GRP | Charade | 1963 |  | HDTV 1080p | + / | GRP
Plan.9.from.Outer.Space.1959.FRENCH.DVDRip.XviD-GRP | Plan 9 from Outer Space | 1959 |  | DVDRIP | fr/ | GRP
2001.Maniacs.1964.FRENCH.720p.WEB-DL-GRP | 2001 Maniacs | 1964 |  | WEB-DL 720p | fr/ | GRP
Les.Vampires.1915.S01E02.FRENCH.1080p.WEB-DL.x264-GRP | Les Vampires | 1915 | S1 E2 | WEB-DL 1080p | fr/ | GRP
Les.Vampires.S01E02E03.FRENCH.720p.HDTV.x264-GRP | Les Vampires |  | S1 E2-3 | HDTV 720p | fr/ | GRP
Les.Vampires.S01E01-E03.VOSTFR.720p.HDTV.x264-GRP | Les Vampires |  | S1 E1-3 | HDTV 720p | /fr | GRP
Les.Vampires.S01.COMPLETE.MULTi.1080p.BluRay.x264-GRP | Les Vampires |  | S1 full | Blu-Ray 1080p | + / | GRP
Les Vampires Saison 1 FRENCH 1080p WEB-DL | Les Vampires |  | S1 full | WEB-DL 1080p | fr/ | 
Les.Vampires.Saison.2.VOSTFR.720p.WEB-DL.x264-GRP | Les Vampires |  | S2 full | WEB-DL 720p | /fr | GRP
Les Vampires - Saison 1 Episode 4 - FRENCH - 720p HDTV | Les Vampires |  | S1 E4 | HDTV 720p | fr/ | 
Les.Vampires.S01-S02.FRENCH.720p.HDTV-GRP | Les Vampires |  | S1-2 full | HDTV 720p | fr/ | GRP
Fantomas.1x05.FRENCH.DVDRip.XviD-GRP | Fantomas |  | S1 E5 | DVDRIP | fr/ | GRP
Fantomas.S1E5.VOSTFR.HDTV.x264-GRP | Fantomas |  | S1 E5 | HDTV | /fr | GRP
Fantomas.S01E05.Juve.contre.Fantomas.1913.FRENCH.1080p.WEB-DL-GRP | Fantomas | 1913 | S1 E5 | WEB-DL 1080p | fr/ | GRP
The.Lucy.Show.S04E12.480p.DVDRip.x264-GRP | The Lucy Show |  | S4 E12 | DVDRIP | / | GRP
The.Beverly.Hillbillies.S01E01.1080p.BluRay.x265-GRP | The Beverly Hillbillies |  | S1 E1 | Blu-Ray 1080p (x265) | / | GRP
One.Step.Beyond.S02E10.720p.WEBRip.x264-GRP | One Step Beyond |  | S2 E10 | WEBRIP 720p | / | GRP
[GRP] Astro Boy - 05 [1080p].mkv | Astro Boy |  | E5 |  | / | GRP
[GRP] Astro Boy - 05v2 (1080p) [ABCD1234].mkv | Astro Boy |  | E5 |  | / | GRP
[GRP] Astro Boy - 105 VOSTFR [720p] | Astro Boy |  | E105 |  | /fr | GRP
[GRP] Momotaro - 01-12 [BD 1080p] | Momotaro |  | E1-12 | BDRIP | / | GRP
Astro.Boy.E05.VOSTFR.720p.WEB-DL.x264-GRP | Astro Boy |  | E5 | WEB-DL 720p | /fr | GRP
Astro.Boy.1963.S01E05.VOSTFR.720p.WEB-DL.x264-GRP | Astro Boy | 1963 | S1 E5 | WEB-DL 720p | /fr | GRP
Bach.Goldberg.Variations.Open.2012.FLAC.24bit-GRP | Bach Goldberg Variations Open | 2012 |  | FLAC 24 bits | / | GRP
Kimiko.Ishizaka.Bach.2015.MP3.320kbps-GRP | Kimiko Ishizaka Bach | 2015 |  | MP3 320 | / | GRP
Alice.in.Wonderland.1865.ENGLISH.EPUB-GRP | Alice in Wonderland | 1865 |  | EPUB | en/ | GRP
Les.Miserables.Victor.Hugo.FRENCH.PDF-GRP | Les Miserables Victor Hugo |  |  | PDF | fr/ | GRP
Notre-Dame.de.Paris.1831.FRENCH.EPUB-GRP | Notre-Dame de Paris | 1831 |  | EPUB | fr/ | GRP
Cosmos.Laundromat.2015.1080p.WEB-DL.AAC.x264-GRP | Cosmos Laundromat | 2015 |  | WEB-DL 1080p | / | GRP
Elephants.Dream.2006.HDTV.1080p.x264-GRP | Elephants Dream | 2006 |  | HDTV 1080p | / | GRP
Spring.2019.2160p.WEB-DL.HEVC-GRP | Spring | 2019 |  | WEB-DL 2160p | / | GRP
Agent.327.Operation.Barbershop.2017.1080p.WEB-DL-GRP | Agent 327 Operation Barbershop | 2017 |  | WEB-DL 1080p | / | GRP
Sherlock.Jr.1924.FRENCH.AD.1080p.BluRay.x264-GRP | Sherlock Jr | 1924 |  | Blu-Ray 1080p | fr/ | GRP
Safety.Last.1923.REPACK.MULTi.1080p.BluRay.x264-GRP | Safety Last | 1923 |  | Blu-Ray 1080p | + / | GRP
Safety.Last.1923.PROPER.FRENCH.720p.BluRay.x264-GRP | Safety Last | 1923 |  | Blu-Ray 720p | fr/ | GRP
Haxan.1922.CRITERION.VOSTFR.1080p.BluRay.x264-GRP | Haxan | 1922 |  | Blu-Ray 1080p | /fr | GRP
Haxan 1922 FRENCH DVD-R | Haxan | 1922 |  | DVD-R | fr/ | 
A.Show.About.Nothing-1x05 | A Show About Nothing |  | S1 E5 |  | / | 
Metropolis.1927.720p.WEB-DL-a1x2b | Metropolis | 1927 |  | WEB-DL 720p | / | 
Detour.1945.FRENCH.TS.XviD-GRP | Detour | 1945 |  | TS | fr/ | GRP
Nanook.of.the.North.1922.DOC.FRENCH.720p.WEB-DL-GRP | Nanook of the North | 1922 |  | WEB-DL 720p | fr/ | GRP
Nosferatu.1922.3D.HSBS.1080p.BluRay.x264-GRP | Nosferatu | 1922 |  | Blu-Ray 3D | / | GRP
Carnival.of.Souls.1962.FASTSUB.VOSTFR.720p.WEB-DL-GRP | Carnival of Souls | 1962 |  | WEB-DL 720p | /fr | GRP
The.Phantom.of.the.Opera.1925.ITA.ENG.1080p.BluRay.x264-GRP | The Phantom of the Opera | 1925 |  | Blu-Ray 1080p | en it/ | GRP
Der.Golem.1920.GERMAN.1080p.BluRay.x264-GRP | Der Golem | 1920 |  | Blu-Ray 1080p | de/ | GRP
`

export const RELEASE_NAMES = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [name = '', ...told] = line.split(' | ')
    return [name, told] as const
  })
