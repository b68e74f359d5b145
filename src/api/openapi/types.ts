/** The parts of OpenAPI 3.1 that the document uses. */
export interface OpenApiDocument {
  openapi: string;
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, OpenApiOperation>>;
  components: {
    schemas: Record<string, JsonSchema>;
    responses: Record<string, OpenApiResponse>;
    securitySchemes: Record<string, { type: 'http'; scheme: 'bearer'; description: string }>;
  };
}
export interface OpenApiOperation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  parameters: OpenApiParameter[];
  requestBody?: { required: boolean; content: OpenApiContent };
  security?: Record<string, string[]>[];
  responses: Record<string, OpenApiResponse>;
}
export interface OpenApiParameter {
  name: string;
  in: 'query' | 'path' | 'header';
  required: boolean;
  description: string;
  schema: JsonSchema;
  example: unknown;
  style?: 'form';
  explode?: boolean;
}
export interface OpenApiResponse {
  description: string;
  headers?: Record<string, { description: string; schema: JsonSchema }>;
  content?: OpenApiContent;
}
export type OpenApiContent = Record<
  string,
  { schema: JsonSchema; examples: Record<string, { value: unknown }> }
>;
export type JsonSchema = Record<string, unknown>;
