/// The values of `reusesBoxes` of a `JSONReader`. Tests run with both, because a reader can reuse boxes only with some
/// versions of the standard library.
let bothPaths = [true, false]
