// The code that the home page shows. A test compiles it against the packages.

export const serverSample = `import { readFileSync } from 'node:fs'
import express from 'express'
import { MongoClient } from 'mongodb'
import { AccountsServer } from '@accounts/server'
import { AccountsPassword } from '@accounts/password'
import { Mongo } from '@accounts/mongo'
import accountsExpress from '@accounts/rest-express'

const tokenSecret = readFileSync('token.secret', 'utf8')

async function main() {
  const mongo = await MongoClient.connect('mongodb://localhost')
  const accounts = new AccountsServer(
    { tokenSecret, db: new Mongo(mongo.db('shop')) },
    { password: new AccountsPassword() },
  )
  const app = express().use(express.json())
  app.use(accountsExpress(accounts))
  app.listen(4000)
}

main()`

export const clientSample = `import { AccountsClient } from '@accounts/client'
import { AccountsClientPassword } from '@accounts/client-password'
import { RestClient } from '@accounts/rest-client'

const transport = new RestClient({
  apiHost: 'http://localhost:4000',
  rootPath: '/accounts',
})
const accounts = new AccountsClient({}, transport)
const passwords = new AccountsClientPassword(accounts)

export async function signUp(email: string, password: string) {
  await passwords.createUser({ email, password })
  await passwords.login({ user: { email }, password })
  return accounts.getUser()
}`
