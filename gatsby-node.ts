export * from './src/gatsby/hooks'
