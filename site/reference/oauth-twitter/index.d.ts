import { AccountsOAuthTwitter } from './accounts-oauth-twitter'

export default AccountsOAuthTwitter
