/**
 * `node scripts/make-samples.ts [sound …]`: makes the videos and sounds that the demonstration plays
 * (server/src/features/catalogue/demo/samples/), out of the site's own drawings and a few notes. Needs ffmpeg; what it
 * makes is committed, so that nobody else does.
 */
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import type { TitleType } from '../contract/src/catalogue/titles/title-types.ts'
import { drawArtwork } from '../server/src/features/catalogue/artwork/draw-artwork.ts'
import { writeVtt } from '../server/src/features/catalogue/watch/captions/write-vtt.ts'

const target = path.resolve(import.meta.dirname, '../server/src/features/catalogue/demo/samples')
const work = fs.mkdtempSync(path.join(os.tmpdir(), 'mediatheque-samples-'))
const [WIDTH, HEIGHT, FRAMES] = [640, 360, 5] as const
const LONG_SECONDS = 330
const SHORT_SECONDS = 40
/** Where the thumbnails of a storyboard stand. */
const [TILE_WIDTH, TILE_HEIGHT, TILE_SECONDS, COLUMNS] = [160, 90, 10, 6] as const

interface Work {
  readonly name: string
  readonly year: number
  readonly type: TitleType
}

const ffmpeg = (...args: readonly string[]) =>
  execFileSync('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...args], {
    cwd: work,
    stdio: ['ignore', 'inherit', 'inherit'],
  })

/** A still in the form of a film: the poster of the work beside its own colours, blurred. */
async function drawStill(subject: Work, id: number, file: string): Promise<void> {
  const svg = drawArtwork({ ...subject, id }, 'poster', false)
  const poster = new Resvg(svg, {
    fitTo: { mode: 'height', value: HEIGHT },
    font: { loadSystemFonts: false },
  })
    .render()
    .asPng()
  const ground = await sharp(poster)
    .resize(WIDTH, HEIGHT, { fit: 'cover' })
    .blur(30)
    .modulate({ brightness: 0.6 })
    .toBuffer()
  await sharp(ground)
    .composite([{ input: poster, gravity: 'centre' }])
    .png()
    .toFile(path.join(work, file))
}

/** Stills one after another, with a line that grows as the time goes by. */
function film(stills: readonly string[], seconds: number, out: string, crf = 34): void {
  const each = seconds / stills.length
  const inputs = stills.flatMap((still) => [
    '-loop',
    '1',
    '-framerate',
    String(FRAMES),
    '-t',
    String(each),
    '-i',
    still,
  ])
  const joined = stills.map((_, index) => `[${index}:v]`).join('')
  ffmpeg(
    ...inputs,
    '-f',
    'lavfi',
    '-t',
    String(seconds),
    '-i',
    `color=c=0xf2b43c:s=${WIDTH}x6:r=${FRAMES}`,
    '-filter_complex',
    `${joined}concat=n=${stills.length}:v=1[f];[f][${stills.length}:v]overlay=x='-w+w*t/${seconds}':y=${HEIGHT - 6}:shortest=1,format=yuv420p`,
    '-c:v',
    'libx264',
    '-preset',
    'veryslow',
    '-tune',
    'stillimage',
    '-crf',
    String(crf),
    '-g',
    String(FRAMES * 10),
    '-keyint_min',
    String(FRAMES * 10),
    '-sc_threshold',
    '0',
    '-movflags',
    '+faststart',
    out,
  )
}

/** A few notes, again and again, with silence between them, which costs nothing. */
function melody(
  notes: readonly number[],
  seconds: number,
  out: string,
  codec: readonly string[],
): void {
  const tone = notes
    .map(
      (hertz, index) =>
        `between(mod(t,8),${index},${index}.6)*sin(2*PI*${hertz}*t)*exp(-6*(mod(t,8)-${index}))`,
    )
    .join('+')
  ffmpeg(
    '-f',
    'lavfi',
    '-t',
    String(seconds),
    '-i',
    `aevalsrc='0.4*(${tone})':s=16000`,
    '-ac',
    '1',
    ...codec,
    out,
  )
}

const AAC = ['-c:a', 'aac', '-b:a', '12k', '-ar', '16000'] as const
const MINOR = [220, 261.6, 329.6, 440] as const
const MAJOR = [261.6, 329.6, 392, 523.3] as const

const folder = (name: string) => {
  const made = path.join(target, name)
  fs.mkdirSync(made, { recursive: true })
  return made
}

/** Two qualities, two languages of the sound, captions, chapters and a storyboard. */
async function makeHls(): Promise<void> {
  const out = folder('nosferatu')
  const stills = []
  for (let part = 0; part < 11; part += 1) {
    stills.push(`n${part}.png`)
    await drawStill({ name: 'Nosferatu', year: 1922, type: 'movie' }, 101 + part, `n${part}.png`)
  }
  film(stills, LONG_SECONDS, 'nosferatu.mp4')
  ffmpeg(
    '-i',
    'nosferatu.mp4',
    '-vf',
    'scale=320:180',
    '-c:v',
    'libx264',
    '-preset',
    'veryslow',
    '-crf',
    '36',
    '-g',
    String(FRAMES * 10),
    '-keyint_min',
    String(FRAMES * 10),
    '-sc_threshold',
    '0',
    'small.mp4',
  )
  melody(MINOR, LONG_SECONDS, 'en.m4a', AAC)
  melody(MAJOR, LONG_SECONDS, 'fr.m4a', AAC)
  ffmpeg(
    '-i',
    'nosferatu.mp4',
    '-i',
    'small.mp4',
    '-i',
    'en.m4a',
    '-i',
    'fr.m4a',
    '-map',
    '0:v',
    '-map',
    '1:v',
    '-map',
    '2:a',
    '-map',
    '3:a',
    '-c',
    'copy',
    '-f',
    'hls',
    '-hls_time',
    '10',
    '-hls_playlist_type',
    'vod',
    '-hls_segment_type',
    'fmp4',
    '-hls_flags',
    'single_file',
    '-master_pl_name',
    'master.m3u8',
    '-var_stream_map',
    'v:0,agroup:sound,name:360p v:1,agroup:sound,name:180p a:0,agroup:sound,language:en,name:en,default:yes a:1,agroup:sound,language:fr,name:fr',
    path.join(out, '%v.m3u8'),
  )
  const list = path.join(out, 'master.m3u8')
  const named = fs
    .readFileSync(list, 'utf8')
    .replace('"audio_2"', '"English"')
    .replace('"audio_3"', '"Français"')
  fs.writeFileSync(list, named)
  await makeStoryboard('nosferatu.mp4', LONG_SECONDS, out)
}

async function makeStoryboard(from: string, seconds: number, out: string): Promise<void> {
  const count = Math.ceil(seconds / TILE_SECONDS)
  const rows = Math.ceil(count / COLUMNS)
  ffmpeg(
    '-i',
    from,
    '-vf',
    `fps=1/${TILE_SECONDS},scale=${TILE_WIDTH}:${TILE_HEIGHT},tile=${COLUMNS}x${rows}`,
    '-frames:v',
    '1',
    'board.png',
  )
  await sharp(path.join(work, 'board.png'))
    .webp({ quality: 45 })
    .toFile(path.join(out, 'storyboard.webp'))
  const cues = Array.from({ length: count }, (_, index) => ({
    startMs: index * TILE_SECONDS * 1_000,
    endMs: Math.min((index + 1) * TILE_SECONDS, seconds) * 1_000,
    text: `storyboard.webp#xywh=${(index % COLUMNS) * TILE_WIDTH},${Math.floor(index / COLUMNS) * TILE_HEIGHT},${TILE_WIDTH},${TILE_HEIGHT}`,
  }))
  fs.writeFileSync(path.join(out, 'storyboard.vtt'), writeVtt(cues))
}

async function makeDash(): Promise<void> {
  const out = folder('metropolis')
  const stills = []
  for (let part = 0; part < 4; part += 1) {
    stills.push(`m${part}.png`)
    await drawStill({ name: 'Metropolis', year: 1927, type: 'movie' }, 202 + part, `m${part}.png`)
  }
  film(stills, SHORT_SECONDS, 'metropolis.mp4')
  melody(MAJOR, SHORT_SECONDS, 'metropolis.m4a', AAC)
  ffmpeg(
    '-i',
    'metropolis.mp4',
    '-i',
    'metropolis.m4a',
    '-map',
    '0:v',
    '-map',
    '0:v',
    '-map',
    '1:a',
    '-c:v:0',
    'copy',
    '-c:v:1',
    'libx264',
    '-filter:v:1',
    'scale=320:180',
    '-crf:v:1',
    '36',
    '-preset',
    'veryslow',
    '-g',
    String(FRAMES * 10),
    '-sc_threshold',
    '0',
    '-c:a',
    'copy',
    '-f',
    'dash',
    '-single_file',
    '1',
    '-seg_duration',
    '10',
    '-use_template',
    '0',
    '-use_timeline',
    '0',
    '-adaptation_sets',
    'id=0,streams=v id=1,streams=a',
    path.join(out, 'manifest.mpd'),
  )
}

/** One file, whole episodes of it long enough to be left and taken up again. */
async function makeFile(
  name: string,
  subject: Work,
  seconds: number,
  first: number,
): Promise<void> {
  const stills = []
  for (let part = 0; part < Math.ceil(seconds / 40); part += 1) {
    stills.push(`${name}${part}.png`)
    await drawStill(subject, first + part, `${name}${part}.png`)
  }
  film(stills, seconds, `${name}-silent.mp4`, 42)
  melody(MINOR, seconds, `${name}.m4a`, AAC)
  ffmpeg(
    '-i',
    `${name}-silent.mp4`,
    '-i',
    `${name}.m4a`,
    '-c',
    'copy',
    '-movflags',
    '+faststart',
    path.join(target, `${name}.mp4`),
  )
}

/** What is said in the captioned sample, in both languages. */
function makeCaptions(): void {
  const lines = {
    en: [
      'A letter has come from Transylvania.',
      'He leaves at once.',
      'Nobody lives there, the coachman says.',
    ],
    fr: [
      'Une lettre est arrivée de Transylvanie.',
      'Il part aussitôt.',
      'Personne ne vit là-bas, dit le cocher.',
    ],
  }
  for (const [language, said] of Object.entries(lines))
    fs.writeFileSync(
      path.join(target, 'nosferatu', `captions.${language}.vtt`),
      writeVtt(
        said.map((text, index) => ({
          startMs: 5_000 + index * 12_000,
          endMs: 11_000 + index * 12_000,
          text,
        })),
      ),
    )
}

const felix: Work = { name: 'Felix the Cat', year: 1919, type: 'series' }
const samples: Readonly<Record<string, () => Promise<void> | void>> = {
  nosferatu: makeHls,
  captions: makeCaptions,
  metropolis: makeDash,
  'episode-long': () => makeFile('episode-long', felix, LONG_SECONDS, 303),
  'episode-short': () => makeFile('episode-short', felix, SHORT_SECONDS, 323),
  sound: () =>
    melody(MAJOR, SHORT_SECONDS / 2, path.join(folder('.'), 'sound.mp3'), [
      '-c:a',
      'libmp3lame',
      '-b:a',
      '16k',
      '-ar',
      '16000',
    ]),
}
// Those that are named, or all.
const asked = process.argv.slice(2)
for (const [name, make] of Object.entries(samples))
  if (asked.length === 0 || asked.includes(name)) await make()
fs.rmSync(work, { recursive: true, force: true })
