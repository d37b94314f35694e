/** What the proof of an address does to accounts; for who proves one (`recovery/prove-address.service.ts`). */
export {
  forgetSelfDescription,
  lockAccount,
  lockAddress,
  setEmailProven,
} from './addresses.repository.ts'
