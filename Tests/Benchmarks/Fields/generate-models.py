#!/usr/bin/env python3
"""Writes FieldModels.swift: the names of 200 fields, and three models for each number of fields.

    Tests/Benchmarks/Fields/generate-models.py

The models are plain structs, so the compiler writes their `CodingKeys` and `init(from:)` as for the models of an app.
"""
import pathlib
import textwrap

SIZES = [8, 16, 24, 32, 40, 64, 100, 200]

# In each line: three strings, an optional string, an integer, an optional integer, a Boolean and a double.
NAMES = """
full_name email phone_number nickname id age is_active balance
title subtitle slug summary view_count rank is_published rating
created_at updated_at time_zone deleted_at revision parent_id has_children weight
street city postal_code state building_number floor is_residential latitude
currency payment_method invoice_number coupon_code quantity discount_percent is_paid total_price
language country_code locale region population area_code is_default longitude
brand category sku barcode stock reorder_level in_stock unit_price
first_name last_name birth_date middle_name children_count siblings_count is_married income
homepage avatar_url thumbnail banner followers_count following_count verified score
file_name mime_type checksum encoding file_size page_count read_only compression_ratio
host path protocol_name query port timeout_seconds secure latency
manufacturer model_name serial_number firmware_version production_year warranty_months certified voltage
departure arrival carrier terminal flight_number gate boarding distance_km
artist album genre composer track_number disc_number explicit duration
author publisher isbn translator edition chapter_count hardcover average_score
employer job_title department supervisor employee_number desk is_remote salary
diagnosis medication dosage allergy heart_rate blood_pressure smoker temperature
team coach stadium mascot wins losses in_playoffs goal_average
recipe cuisine main_ingredient garnish calories servings vegetarian protein
commit branch remote tag_name additions deletions merged coverage
sensor location_name unit calibration reading_count error_count online humidity
subject sender recipient reply_to attachment_count priority is_read spam_score
course teacher classroom textbook credits enrolled mandatory final_grade
species habitat diet nocturnal_note litter_size lifespan endangered body_mass
ticket_code venue organizer dress_code seat_row seat_number sold_out entry_fee
""".split()

TYPES = ["String", "String", "String", "String?", "Int", "Int?", "Bool", "Double"]


def camel_case(name):
    first, *others = name.split("_")
    return first + "".join(part.capitalize() for part in others)


def struct(name, names, types):
    """Returns a struct. Neighbors of the same type share a declaration."""
    groups = []
    for field, kind in zip(names, types):
        if groups and groups[-1][1] == kind:
            groups[-1][0].append(camel_case(field))
        else:
            groups.append(([camel_case(field)], kind))
    lines = []
    for fields, kind in groups:
        text = "let " + ", ".join(fields) + ": " + kind
        lines += textwrap.wrap(text, 116, initial_indent="    ", subsequent_indent="        ")
    return "\n".join([f"private struct {name}: Decodable, Sendable {{", *lines, "}"])


def models(size):
    names = NAMES[:size]
    types = [TYPES[index % 8] for index in range(size)]
    return "\n\n".join(
        [
            struct(f"Fields{size}", names, types),
            struct(f"Optional{size}", names, [kind.rstrip("?") + "?" for kind in types]),
            struct(f"Alike{size}", [f"repository_{name}_url" for name in names], ["String"] * size),
        ]
    )


assert len(NAMES) == len(set(NAMES)) == max(SIZES)
words = "\n".join(textwrap.wrap(" ".join(NAMES), 112, initial_indent="    ", subsequent_indent="    "))
rows = "\n".join(
    f"    FieldModels(fields: {size}, mixed: Fields{size}.self, optional: Optional{size}.self, alike: Alike{size}.self),"
    for size in SIZES
)
pathlib.Path(__file__).with_name("FieldModels.swift").write_text(
    f'''// Written by generate-models.py. Change that file instead of this one.

/// Models with the same number of fields.
struct FieldModels: Sendable {{
    let fields: Int
    /// Strings, numbers and Booleans, some of them optional.
    let mixed: any (Decodable & Sendable).Type
    /// The same fields, all of them optional.
    let optional: any (Decodable & Sendable).Type
    /// Strings with names such as `repositoryTitleUrl`.
    let alike: any (Decodable & Sendable).Type
}}

let fieldModels = [
{rows}
]

/// The names of all fields in snake case. A model of 8 fields has the first 8 names.
let fieldNames = """
{words}
    """.split {{ $0.isWhitespace }}.map(String.init)

'''
    + "\n\n".join(models(size) for size in SIZES)
    + "\n"
)
