export * from '../../web-routes'
