// A command that is over without having changed anything is taken out of the steps: an undo that
// follows takes back the command before it.

// exercise 17.10
// instead of: fileprivate var running: [Int: Int] = [:]
fileprivate var running: [Int: Int] = [:]

/// The commands that have not changed anything yet.
fileprivate var idle: Set<Int> = []
// instead of: switch mutation {
// instead of: case .begin(let number): state.begin(number, limit: limit)
// instead of: case .change(let number, let change):
// instead of: state.change(by: number) { content in self.change(content, change) }
// instead of: case .end(let number): state.running[number] = nil
// instead of: case .undo: state.move(by: -1)
// instead of: case .redo: state.move(by: 1)
// instead of: }
switch mutation {
case .begin(let number): state.begin(number, limit: limit)
case .change(let number, let change):
  state.change(by: number) { content in self.change(content, change) }
case .end(let number): state.end(number)
case .undo: state.move(by: -1)
case .redo: state.move(by: 1)
}
// instead of: contents.append(contents[position])
// instead of: running[number] = position + 1
contents.append(contents[position])
running[number] = position + 1
idle.insert(number)
// instead of: guard let first = running[number] else { return }
guard let first = running[number] else { return }
idle.remove(number)
// instead of: fileprivate mutating func move(by steps: Int) {
// instead of: position = min(max(position + steps, 0), contents.count - 1)
// instead of: content = contents[position]
// instead of: canUndo = position > 0
// instead of: canRedo = position < contents.count - 1
// instead of: }
fileprivate mutating func end(_ number: Int) {
  let isIdle = idle.remove(number) != nil
  guard let first = running.removeValue(forKey: number), isIdle, first > 0 else { return }
  contents.remove(at: first)
  running = running.mapValues { $0 > first ? $0 - 1 : $0 }
  move(by: position >= first ? -1 : 0)
}

fileprivate mutating func move(by steps: Int) {
  position = min(max(position + steps, 0), contents.count - 1)
  content = contents[position]
  canUndo = position > 0
  canRedo = position < contents.count - 1
}
// end 17.10
