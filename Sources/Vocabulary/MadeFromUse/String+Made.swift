extension String {
  public init<Value: MadeValue>(_ value: Value) { self = madeAnswer(of: Made(of: value, "")) }
}
