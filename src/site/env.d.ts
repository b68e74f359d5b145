declare namespace App {
  interface Locals {
    services: import('../contract/services.ts').Services;
    /** Every absolute link starts with this, never with the request's host. */
    publicOrigin: string;
    requestId: string;
  }
}
