import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export const hasNginx = spawnSync('nginx', ['-v']).error === undefined
const EXAMPLE = path.resolve(import.meta.dirname, '../../docs/proxies/nginx.conf')

/**
 * The nginx of this machine with the example of docs/proxies, as it is but for its certificates.
 * @param sites addresses such as `127.0.0.1:3000`: of several each has the line that the example says
 * @returns its process, which goes on until it is ended
 */
export function startNginx(
  folder: string,
  { port, sites }: { port: number; sites: readonly string[] },
): ChildProcess {
  const servers = sites.map((site) => `server ${site}${sites.length > 1 ? ' max_fails=0' : ''};`)
  const example = readFileSync(EXAMPLE, 'utf8')
    .replace('server 127.0.0.1:3000;', servers.join('\n  '))
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
    .replace('listen 80;', `listen unix:${folder}/plain.sock;`)
    .replaceAll(/^ *ssl_.*\n/gm, '')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/nginx-${kind};`)
    .join('\n')
  const config = path.join(folder, 'nginx.conf')
  writeFileSync(
    config,
    `daemon off;\nmaster_process off;\npid ${folder}/pid;\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\n${temporary}\n${example}\n}\n`,
  )
  return spawn('nginx', ['-c', config, '-p', folder], { stdio: 'ignore' })
}
