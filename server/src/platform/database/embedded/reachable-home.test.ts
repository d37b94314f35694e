import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { findReachableHome } from './reachable-home.ts'

const stranger = { uid: 65_534, gid: 65_534 }

describe('findReachableHome', () => {
  it('keeps the wanted place where the user may walk to it, and where there is no other user', () => {
    const open = fs.mkdtempSync(path.join(os.tmpdir(), 'mediatheque-open-'))
    fs.chmodSync(open, 0o755)
    expect(findReachableHome(path.join(open, 'data/postgres'), stranger)).toBe(
      path.join(open, 'data/postgres'),
    )
    expect(findReachableHome('/root/x', undefined)).toBe('/root/x')
  })

  it.runIf(process.getuid?.() === 0)(
    'goes elsewhere below a closed directory, the same place each time, and says where',
    () => {
      const closed = fs.mkdtempSync(path.join(os.tmpdir(), 'mediatheque-closed-'))
      fs.chmodSync(closed, 0o700)
      const wanted = path.join(closed, 'postgres')
      const home = findReachableHome(wanted, stranger)
      expect(home).toMatch(/^\/var\/lib\/mediatheque\//)
      expect(findReachableHome(wanted, stranger)).toBe(home)
      expect(fs.readFileSync(path.join(wanted, 'LOCATION.txt'), 'utf8')).toContain(home)
      fs.rmSync(home, { recursive: true })
    },
  )
})
