import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { reloadAccount } from './account-store'
import { App } from './app'
import { Crashed } from './crashed'

// Once, outside of any component: StrictMode would run an effect twice.
void reloadAccount()

// Another tab has logged in or out.
window.addEventListener('storage', ({ key, oldValue, newValue }) => {
  const isLogin = (oldValue === null) !== (newValue === null)
  if (key === null || (key === 'accounts:refreshToken' && isLogin))
    void reloadAccount()
})

const root = document.querySelector('#root')
if (!root) throw new Error('The page has no #root')
createRoot(root).render(
  <StrictMode>
    <Crashed>
      <App />
    </Crashed>
  </StrictMode>,
)
