import pg from 'pg';
import { keepingClient } from '../../../src/platform/database/postgres/keeping-client.ts';
import { TextCounts } from '../../../src/platform/database/kept-statements.ts';
import { printLeft } from './left.ts';

// What a query of PostgreSQL leaves behind: node query.ts URL.
const [, , connectionString] = process.argv;
const pool = new pg.Pool({ connectionString, Client: keepingClient(new TextCounts()), max: 1 });
const client = await pool.connect();
await printLeft(() => client.query('select n, repeat($1, 50) as word from generate_series(1, 20) n', ['a']));
client.release();
await pool.end();
