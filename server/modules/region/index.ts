export {
  findRegionGroup,
  findRegionGroups,
  findRegions,
  hasRegions,
  type RegionGroupRow,
  type RegionRow,
} from './regions.ts'
export { regionRoutes } from './routes.ts'
export { createRegionService } from './service.ts'
