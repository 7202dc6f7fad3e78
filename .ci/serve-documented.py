"""A FastAPI application, whose OpenAPI document a client is generated from. Usage: serve-documented.py PORT"""

import datetime
import enum
import sys
import typing
import uuid

import fastapi
import pydantic
import uvicorn

app = fastapi.FastAPI(title="Library API")


class Kind(str, enum.Enum):
    paper = "paper"
    audio = "audio-book"


class Paper(pydantic.BaseModel):
    type: typing.Literal["paper"] = "paper"
    pages: int


class Audio(pydantic.BaseModel):
    type: typing.Literal["audio"] = "audio"
    minutes: float


class NewBook(pydantic.BaseModel):
    title: str = pydantic.Field(min_length=1)
    kind: Kind = Kind.paper
    year: int | None = None
    format: typing.Annotated[Paper | Audio, pydantic.Field(discriminator="type")]
    tags: list[str] = []
    related: list["NewBook"] = []


class Book(NewBook):
    id: uuid.UUID
    added_at: datetime.datetime
    extra: dict[str, typing.Any] = {}


class Books(pydantic.BaseModel):
    items: list[Book]
    total: int
    next_cursor: str | None


class Problem(pydantic.BaseModel):
    title: str
    code: int


books: list[Book] = []


class Refused(Exception):
    pass


@app.exception_handler(Refused)
def refused(request: fastapi.Request, error: Refused):
    return fastapi.responses.JSONResponse({"title": str(error), "code": 7}, status_code=409)


@app.get("/books", tags=["books"])
def list_books(cursor: str | None = None, kind: list[Kind] = fastapi.Query(default=[]), limit: int = 2) -> Books:
    found = [book for book in books if not kind or book.kind in kind]
    start = int(cursor or "0")
    end = start + limit
    return Books(items=found[start:end], total=len(found), next_cursor=str(end) if end < len(found) else None)


@app.post("/books", tags=["books"], status_code=201, responses={409: {"model": Problem}})
def create_book(book: NewBook, x_user: str = fastapi.Header()) -> Book:
    if any(book.title == other.title for other in books):
        raise Refused("The title is taken")
    added = Book(
        id=uuid.uuid4(), added_at=datetime.datetime.now(datetime.timezone.utc), extra={"user": x_user, "deep": [1, None]},
        **book.model_dump())
    books.append(added)
    return added


@app.get("/books/{book_id}", tags=["books"], responses={404: {"model": Problem}})
def get_book(book_id: uuid.UUID) -> Book:
    for book in books:
        if book.id == book_id:
            return book
    raise fastapi.HTTPException(404, detail="No such book")


@app.put("/books/{book_id}/cover", tags=["books"], status_code=204)
async def set_cover(book_id: uuid.UUID, file: fastapi.UploadFile, note: str = fastapi.Form("")):
    if await file.read() != b"cover" or note != "front":
        raise fastapi.HTTPException(400, detail="The cover or the note is wrong")


@app.post("/login", tags=["login"])
def login(username: str = fastapi.Form(), password: str = fastapi.Form()) -> dict[str, str]:
    return {"token": username + ":" + password}


@app.delete("/books", tags=["books"], status_code=204)
def delete_books(before: datetime.datetime | None = None):
    books.clear()


uvicorn.run(app, host="127.0.0.1", port=int(sys.argv[1]), log_level="warning")
