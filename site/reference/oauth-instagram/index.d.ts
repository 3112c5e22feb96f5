import { AccountsOAuthInstagram } from './accounts-oauth-instagram'

export default AccountsOAuthInstagram
