import type { AccountsServerOptions } from '@accounts/server'

type PrepareMail = NonNullable<AccountsServerOptions['prepareMail']>

const sites = new Map([
  ['shop', 'https://shop.example.com'],
  ['help', 'https://help.example.com'],
])
const home = 'https://www.example.com'

/** The link leads to the application that the user signed up in. */
export const prepareMail: PrepareMail = (
  to,
  token,
  user,
  pathFragment,
  template,
  from,
) => {
  const site = ('app' in user && sites.get(String(user.app))) || home
  const url = `${site}/${pathFragment}/${token}`
  return {
    from: template.from ?? from,
    to,
    subject: template.subject(user),
    text: template.text(user, url),
    html: template.html?.(user, url),
  }
}
