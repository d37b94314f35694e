import { lookup as systemLookUp, type LookupAddress } from 'node:dns'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Whether an IP address belongs to the open internet: no loopback, private, link-local or reserved network. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'
}

/** Whether a host of an address is an IP address inside: those are never looked up. */
export function isInsideAddress(hostname: string): boolean {
  const address = hostname.replace(/^\[(.*)\]$/, '$1')
  return ipaddr.isValid(address) && !isPublicAddress(address)
}

/** Names that are looked up inside alone, or stand for this machine; and names without a dot, which no public one is. */
const INSIDE_NAME =
  /(^|\.)(localhost|local|localdomain|internal|intranet|lan|home|corp|home\.arpa|test|invalid)\.?$/

/** Whether a host of an address is plainly of a private network, by its name or as an IP address: nothing is looked up. */
export function isInsideHost(hostname: string): boolean {
  const name = hostname.toLowerCase()
  if (isInsideAddress(name)) return true
  if (ipaddr.isValid(name.replace(/^\[(.*)\]$/, '$1'))) return false
  return !name.replace(/\.$/, '').includes('.') || INSIDE_NAME.test(name)
}

type LookUpAll = (
  hostname: string,
  options: object,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void

/**
 * For sockets: finds the addresses of a name and fails when one is not public, so that no name leads inside. The socket
 * connects to what was looked at: an answer that changes in between changes nothing.
 */
export const createPublicLookUp =
  (lookUp: LookUpAll = systemLookUp as LookUpAll): LookupFunction =>
  (hostname, options, callback) => {
    lookUp(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '', 4)
      const inside = addresses.find(({ address }) => !isPublicAddress(address))
      if (inside || addresses.length === 0)
        return callback(new Error(`${hostname} is not on the open internet`), '', 4)
      if (options.all) return callback(null, addresses, 4)
      return callback(null, addresses[0]!.address, addresses[0]!.family)
    })
  }
