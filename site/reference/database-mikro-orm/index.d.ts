import { AccountsMikroOrm } from './accounts-mikro-orm'

export default AccountsMikroOrm
export { AccountsMikroOrm } from './accounts-mikro-orm'
export * from './email'
export * from './service'
export * from './session'
export * from './user'
export * from './tokens'
