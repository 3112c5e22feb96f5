import { AccountsClient } from '@accounts/client'
import { AccountsClientPassword } from '@accounts/client-password'
import { RestClient } from '@accounts/rest-client'

export const apiHost = 'http://localhost:4000'

const transport = new RestClient({ apiHost, rootPath: '/accounts' })
export const accountsClient = new AccountsClient({}, transport)
export const accountsPassword = new AccountsClientPassword(accountsClient)
