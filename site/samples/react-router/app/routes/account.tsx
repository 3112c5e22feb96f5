import { Form, useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { requireUser } from '../session'

export async function loader({ context }: LoaderFunctionArgs) {
  const { username, emails } = requireUser(context)
  // All that a loader returns reaches the browser.
  return { name: username ?? emails?.[0]?.address }
}

export default function AccountPage() {
  const { name } = useLoaderData<typeof loader>()
  return (
    <>
      <h1>Hello {name}</h1>
      <Form method="post" action="/logout">
        <button>Log out</button>
      </Form>
    </>
  )
}
