import {
  type AskClient,
  type ClientCall,
  ClientError,
} from '@mediatheque/contract/links/download-clients/protocols/client-protocol.ts'

const PATIENCE_MS = 10_000
/** A policy's word comes a moment after the failure that it explains. */
const WORD_MS = 50
/** Their answers are small; whatever is larger is none. */
const MOST_LETTERS = 256 * 1024

const OWN_COMPUTER = /^(localhost|.*\.localhost|127(\.\d{1,3}){3})$/

/** How a client is asked by this page, without the cookies that the browser has for it. */
export const createAskFromBrowser =
  (address: string): AskClient =>
  async (call) => {
    const { protocol, hostname, origin } = new URL(address)
    if (location.protocol === 'https:' && protocol === 'http:' && !OWN_COMPUTER.test(hostname))
      throw new ClientError('needsTls')
    const watched = watchPolicy(origin)
    try {
      const response = await ask(address + call.path, contentOf(call))
      const text = await response.text()
      if (text.length > MOST_LETTERS) throw new ClientError('unclear')
      return { status: response.status, text }
    } catch (error) {
      if (error instanceof ClientError) throw error
      if (await watched.isForbidden()) throw new ClientError('oldPage')
      throw new ClientError((await isThere(address)) ? 'refusesSite' : 'unreachable')
    } finally {
      watched.end()
    }
  }

const ask = (address: string, content: RequestInit) =>
  fetch(address, {
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(PATIENCE_MS),
    ...content,
  })

function contentOf({ form, json }: ClientCall): RequestInit {
  if (form) return { method: 'POST', body: new URLSearchParams(form) }
  if (!json) return {}
  // So that browsers ask first whether it may be asked.
  const headers = { 'content-type': 'application/json' }
  return { method: 'POST', headers, body: JSON.stringify(json) }
}

/** Whether anything answers, be it only to refuse: nothing of the answer can be read. */
async function isThere(address: string): Promise<boolean> {
  try {
    await ask(`${address}/`, { mode: 'no-cors' })
    return true
  } catch {
    return false
  }
}

/** Pages keep the policy that they came with, which names the clients that there were then. */
function watchPolicy(origin: string) {
  let isForbidden = false
  const note = ({ blockedURI }: SecurityPolicyViolationEvent) => {
    isForbidden ||= blockedURI.startsWith(origin)
  }
  document.addEventListener('securitypolicyviolation', note)
  return {
    isForbidden: async () => {
      if (!isForbidden) await new Promise((resolve) => setTimeout(resolve, WORD_MS))
      return isForbidden
    },
    end: () => document.removeEventListener('securitypolicyviolation', note),
  }
}
