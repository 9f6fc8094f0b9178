import { type JsonSchema, recordSchema, type SchemaContext } from "../../protocol/schema/json-schema";
import type { AnyTable } from "../../protocol/schema/tables";
import { allowedOfField, allowedTogether, narrowed } from "./allowed";
import { wordsOfField } from "./described";

/** Collects the schemas of records that others refer to. */
export interface SchemaCollection {
  readonly context: SchemaContext;
  /** The schemas of all records referred to, and of those that these refer to, by name. */
  readonly written: () => Readonly<Record<string, JsonSchema>>;
}

/**
 * Begins a collection for a feature level.
 *
 * @throws RangeError when two different records have one name: a fault of the declarations
 */
export function schemaCollection(level: number): SchemaCollection {
  const tables = new Map<string, AnyTable>();
  const context: SchemaContext = {
    level,
    referenceTo: (table) => {
      const name = table.name.replaceAll("/", ".");
      const known = tables.get(name);
      if (known !== undefined && known !== table) throw new RangeError(`Two records have the name ${name}.`);
      tables.set(name, table);
      return `#/components/schemas/${name}`;
    },
    described: (table, field, schema) => {
      const description = wordsOfField(table.name, field);
      const allowed = narrowed(() => schema, allowedOfField(table.name, field));
      return description === undefined ? allowed : { ...allowed, description };
    },
  };
  const written = (): Readonly<Record<string, JsonSchema>> => {
    const schemas: Record<string, JsonSchema> = {};
    // What is written may refer to further records, which the map then holds as well.
    for (const [name, table] of tables) schemas[name] = { ...recordSchema(table, context), ...allowedTogether(name) };
    return schemas;
  };
  return { context, written };
}
