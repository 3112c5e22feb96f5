import AccountsError from './accounts-error'

export default AccountsError
