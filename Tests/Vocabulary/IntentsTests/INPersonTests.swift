import Intents
import Testing

@Test("A person without a name shows the address")
func intentPerson() {
  let handle = INPersonHandle(value: "a@b.c", type: .emailAddress)
  let person = INPerson(
    personHandle: handle, nameComponents: nil, displayName: nil, image: nil,
    contactIdentifier: nil, customIdentifier: nil)
  #expect(person.displayName == "a@b.c")
}
