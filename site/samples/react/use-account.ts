import { useSyncExternalStore } from 'react'
import { getAccount, subscribe } from './account-store'

export const useAccount = () =>
  useSyncExternalStore(subscribe, getAccount, getAccount)
