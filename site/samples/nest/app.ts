import 'reflect-metadata'
import accountsExpress from '@accounts/rest-express'
import { Module } from '@nestjs/common'
import { NestFactory } from '@nestjs/core'
import express from 'express'
import { accountsServer } from './accounts'
import { InvoicesController } from './invoices.controller'

@Module({ controllers: [InvoicesController] })
export class AppModule {}

export async function createApp() {
  const app = await NestFactory.create(AppModule, { logger: ['error'] })
  // These run before the body parser of Nest, so they need their own.
  app.use('/accounts', express.json({ limit: '20kb' }))
  app.use(accountsExpress(accountsServer))
  return app
}
