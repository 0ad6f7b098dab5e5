import {
  certificationFieldsSchema,
  educationFieldsSchema,
  languageFieldsSchema,
  psychologicalTestFieldsSchema,
  skillFieldsSchema,
  workExperienceFieldsSchema,
} from '@sabi/contracts/cv/parsed-cv';
import { type Connection, type Model, Schema } from 'mongoose';
import { z } from 'zod';
import type { Section, EntryDocument } from '../domain/entries/entry-repository';

/** The six lists of a profile; each list's name is its collection's. */
const sectionFields: Record<Section, z.ZodObject> = {
  work_experiences: workExperienceFieldsSchema,
  educations: educationFieldsSchema,
  skills: skillFieldsSchema,
  languages: languageFieldsSchema,
  licenses_certifications: certificationFieldsSchema,
  psychological_tests: psychologicalTestFieldsSchema,
};

export const sections = Object.keys(sectionFields) as Section[];

/** Names of the content fields of a section, without owner and source. */
export const fieldNamesOf = (section: Section): string[] => Object.keys(sectionFields[section].shape);

/** One collection per list. Shard key: user_id. */
export function entryModels(connection: Connection): Record<Section, Model<EntryDocument>> {
  const models = sections.map((section) => [
    section,
    (connection.models[section] as Model<EntryDocument> | undefined) ??
      connection.model<EntryDocument>(section, createSchema(section)),
  ]);
  return Object.fromEntries(models) as Record<Section, Model<EntryDocument>>;
}

/** Only the names of the fields: their rules are in the contract. */
function createSchema(section: Section): Schema<EntryDocument> {
  const fields = Object.entries(sectionFields[section].shape).map(([name, field]) => [
    name,
    { type: field instanceof z.ZodBoolean ? Boolean : String },
  ]);
  const schema = new Schema<EntryDocument>(
    {
      _id: { type: String, required: true },
      user_id: { type: String, required: true },
      source: { type: String, required: true },
      origins: { type: Schema.Types.Mixed },
      resume_id: { type: String, default: null },
      position: { type: Number, required: true },
      version: { type: Number, default: 1 },
      deleted_at: { type: Date, default: null },
    },
    { collection: section, versionKey: false },
  );
  return schema.add(Object.fromEntries(fields));
}
