/** The part of JSON Schema that our contracts use. */
export interface JsonSchema {
  readonly type?: string;
  readonly description?: string;
  readonly anyOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean;
  readonly items?: JsonSchema;
  readonly pattern?: string;
}
