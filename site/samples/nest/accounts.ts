export * from '../accounts'
