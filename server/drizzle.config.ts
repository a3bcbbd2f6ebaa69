/** For `drizzle-kit generate`, run at the project's top: writes the next migration from the schema. */
export default {
  dialect: 'postgresql',
  schema: './server/db/schema/*.ts',
  out: './server/db/migrations',
}
