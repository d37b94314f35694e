import {
  type AskClient,
  ClientError,
  type ClientLogin,
  type ClientProtocol,
  readFields,
  sendEach,
} from './client-protocol.ts'

/** https://sabnzbd.org/wiki/configuration/4.3/api: `{"status": false, "error": "API Key Incorrect"}`, in newer ones as text with 403. */
async function read(ask: AskClient, { secret }: ClientLogin, fields: Record<string, string>) {
  const answer = await ask({ path: '/api', form: { ...fields, output: 'json', apikey: secret } })
  if (/api key/i.test(answer.text.slice(0, 300))) throw new ClientError('badPassword')
  if (answer.status === 403) throw new ClientError('refusesSite')
  return readFields(answer)
}

export const sabnzbd: ClientProtocol = {
  test: async (ask, login) => {
    const answer = await read(ask, login, { mode: 'queue', limit: '1' })
    if (answer['queue'] === undefined) throw new ClientError('unclear')
  },
  send: (ask, login, addresses) =>
    sendEach(addresses, async (address) => {
      const { status } = await read(ask, login, { mode: 'addurl', name: address })
      if (typeof status !== 'boolean') throw new ClientError('unclear')
      return status ? null : 'refused'
    }),
}
