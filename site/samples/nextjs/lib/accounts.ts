export * from '../../accounts'
