// The sequence keeps the breaker weakly, and a request whose breaker nobody else keeps is refused.
// Changes: 10.10-made-with-create.swift

// exercise 10.10
// instead of: .create { observer in
// instead of: guard let role = self.admit() else {
.create { [weak self] observer in
guard let self, let role = self.admit() else {
// end 10.10
