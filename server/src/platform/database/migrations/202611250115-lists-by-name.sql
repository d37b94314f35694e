-- Addresses of lists may name them alone: /lists/silent-nights.
create index lists_normalised_name_idx on lists (normalise_name(name));
create index lists_normalised_name_fr_idx on lists (normalise_name(name_fr)) where name_fr is not null;
