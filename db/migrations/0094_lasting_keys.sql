-- Keys that outlive the secret key: what was hashed with them cannot be hashed again with another. Encrypted with the
-- secret key, and encrypted again when it is replaced.
create table lasting_keys (
  -- 'recovery codes'
  purpose text primary key,
  sealed_key bytea not null
);

-- For looking whether a secret key that was replaced is still needed.
create index file_keys_key_id on file_keys (key_id);
